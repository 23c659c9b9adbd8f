import { z } from 'zod'

/** A text of a row; anything else reads as an empty one, so that a bad row can still be removed. */
export const text = z.string().catch('')

/** A list of texts; a bad entry is left out, a bad list is empty. */
export const textList = z
  .array(z.unknown())
  .catch([])
  .transform((entries) => entries.filter((entry) => typeof entry === 'string'))

/** A place in a picture in per cent; the middle where there is none. */
export const percent = z.number().min(0).max(100).catch(50)
