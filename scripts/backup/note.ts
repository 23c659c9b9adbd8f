import { reasonOf } from '../../supabase/local/disk'
import { exists, prepareTransaction, type Database } from './tables'

/** What the studio cannot find out by itself, such as when the last backup was made. */
const marksTable = 'private.launch_marks'

/**
 * Records in the source of a backup that it was just made, for the launch check of the studio. The backup
 * is there in any case, so a failure is no error.
 *
 * @returns why it was not recorded, as a sentence; undefined when it was
 */
export async function noteBackup(database: Database): Promise<string | undefined> {
  try {
    return await database.transaction(false, async (query) => {
      await prepareTransaction(query)
      if (!(await exists(query, marksTable))) {
        return 'The studio will not show this backup: its database lacks the newest migrations.'
      }
      await query(
        `insert into ${marksTable} (point) values ('backup') on conflict (point) do update set at = now()`,
      )
      return undefined
    })
  } catch (error) {
    return `The studio will not show this backup: the database did not record it (${reasonOf(error)}).`
  }
}
