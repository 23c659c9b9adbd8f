import { z } from 'zod'
import { text } from '../../data/tolerant'

/** One entry of the activity without the rows themselves, which may be long. Only the id must be right. */
export const changeSchema = z.object({
  id: z.number(),
  at: text,
  /** Null when the operator did it. */
  actor: z.string().nullable().catch(null),
  actor_name: z.string().nullable().catch(null),
  table_name: text,
  op: text,
  row_id: text,
  title: z.string().nullable().catch(null),
})

export type Change = z.infer<typeof changeSchema>

const row = z.record(z.string(), z.unknown()).nullable().catch(null)

/** The row before and after a change; null where there was none. */
export const changedRowsSchema = z.object({ id: z.number(), old_row: row, new_row: row })
