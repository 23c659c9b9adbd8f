import { z } from 'zod'

/** A string column; anything else reads as '', so that a damaged row can still be opened and deleted. */
export const text = z.string().catch('')

/** A position in a picture in per cent; the middle when it is missing. */
export const percent = z.number().min(0).max(100).catch(50)
