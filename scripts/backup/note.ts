import { reasonOf } from '../../supabase/local/disk'
import type { Backup } from './archive'
import { exists, prepareTransaction, type Database, type Query } from './tables'

/** What the studio cannot find out by itself, such as when the last backup was made. */
const marksTable = 'private.launch_marks'

/** Records in a restored database that there is the backup that it came from. */
export async function recordRestored(
  query: Query,
  { manifest, isTemporary }: Backup,
): Promise<void> {
  if (!isTemporary) await recordBackup(query, manifest.madeAt)
}

/** Returns whether it was recorded; older databases have no place for it. */
async function recordBackup(query: Query, madeAt: string): Promise<boolean> {
  if (!(await exists(query, marksTable))) return false
  await query(
    `insert into ${marksTable} (point, at) values ('backup', $1::timestamptz)
     on conflict (point) do update set at = excluded.at`,
    [madeAt],
  )
  return true
}

/**
 * Records in the source of a backup that it was made, for the launch check of the studio. The backup is there in any case, so a failure is no error.
 *
 * @param madeAt of its manifest, ISO 8601
 * @returns why it was not recorded, as a sentence; undefined when it was
 */
export async function noteBackup(database: Database, madeAt: string): Promise<string | undefined> {
  try {
    const isRecorded = await database.transaction(false, async (query) => {
      await prepareTransaction(query)
      return recordBackup(query, madeAt)
    })
    if (isRecorded) return undefined
    return 'The studio will not show this backup: its database lacks the newest migrations.'
  } catch (error) {
    return `The studio will not show this backup: the database did not record it (${reasonOf(error)}).`
  }
}
