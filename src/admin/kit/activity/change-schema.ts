import { z } from 'zod'
import { text } from '../../data/lenient'

const optionalText = z.string().nullable().catch(null)

/** The columns about the user who made a change. */
export const actorColumns = {
  /** Id of the account; null when no user was signed in. */
  actor: optionalText,
  /** Current name of the account. */
  actor_name: optionalText,
  /** The e-mail address that it signed in with at that time. */
  actor_email: optionalText,
}

/** One entry of the change log without the rows, which may be long. Only the id must be valid. */
export const changeSchema = z.object({
  id: z.number(),
  at: text,
  ...actorColumns,
  table_name: text,
  op: text,
  row_id: text,
  title: optionalText,
  /** Which role was revoked or granted, for the table of roles. */
  old_role: optionalText,
  new_role: optionalText,
})

export type Change = z.infer<typeof changeSchema>

const row = z.record(z.string(), z.unknown()).nullable().catch(null)

/** The row before and after a change; null when it did not exist. */
export const changedRowsSchema = z.object({ id: z.number(), old_row: row, new_row: row })
