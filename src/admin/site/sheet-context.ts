import { createContext, use } from 'react'
import type { Part } from '../../content/collections/facts/part'
import type { FactKey } from '../../content/collections/facts/sheets'

type SheetContextValue = {
  sheet: FactKey
  /** Replaces the part of the form at a path such as `sections.0.title`. */
  change: (path: string, update: (value: unknown) => unknown) => void
}

export const SheetContext = createContext<SheetContextValue | null>(null)

/** The sheet whose form this is. */
export function useSheet(): SheetContextValue {
  const value = use(SheetContext)
  if (!value) throw new Error('useSheet is used outside of a sheet')
  return value
}

/** Props of the field of one part. */
export type PartProps = {
  part: Part
  /** Where the value is in the sheet, such as `sections.0.title`. */
  path: string
  value: unknown
  /** The part's errors, nested like its value. */
  error: unknown
}

/** The message about a part itself, not about what is in it. */
export function messageOf(error: unknown): string | undefined {
  const message: unknown = Reflect.get(Object(error), 'message')
  return typeof message === 'string' && message !== '' ? message : undefined
}
