import { z } from 'zod'
import { percent } from '../../data/lenient'
import type { Focus } from './focus-picker'

export const middle: Focus = { x: 50, y: 50 }

const focusSchema = z.object({ x: percent, y: percent })

/** Parses a form field's focus point; the middle when it is missing or invalid. */
export function focusOf(value: unknown): Focus {
  return focusSchema.safeParse(value).data ?? middle
}
