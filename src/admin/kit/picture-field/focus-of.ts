import { z } from 'zod'
import { percent } from '../../data/lenient'
import type { Focus } from './focus-picker'

export const middle: Focus = { x: 50, y: 50 }

const focusSchema = z.object({ x: percent, y: percent })

/** The place that a form's field holds; the middle where it holds nothing of the kind. */
export function focusOf(value: unknown): Focus {
  return focusSchema.safeParse(value).data ?? middle
}
