import { z } from 'zod'
import { text } from '../../data/lenient'

const optionalText = z.string().nullable().catch(null)

/** The columns that say who did something. */
export const actorColumns = {
  /** Id of the account; null when none was signed in. */
  actor: optionalText,
  /** What the account calls itself today. */
  actor_name: optionalText,
  /** The address it signed in with at that time. */
  actor_email: optionalText,
}

/** One entry of the activity without the rows themselves, which may be long. Only the id must be right. */
export const changeSchema = z.object({
  id: z.number(),
  at: text,
  ...actorColumns,
  table_name: text,
  op: text,
  row_id: text,
  title: optionalText,
  /** Which right was taken or given, where the table is that of the rights. */
  old_role: optionalText,
  new_role: optionalText,
})

export type Change = z.infer<typeof changeSchema>

const row = z.record(z.string(), z.unknown()).nullable().catch(null)

/** The row before and after a change; null where there was none. */
export const changedRowsSchema = z.object({ id: z.number(), old_row: row, new_row: row })
