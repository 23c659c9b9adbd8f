import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { StartError } from './start-error'

/**
 * Loads the sample content once per data folder: later edits and deletions stay, even when the seed file
 * changes.
 *
 * @param file `seed.sql`; nothing happens while it is missing
 * @returns the number of tours, or undefined when there was nothing to do
 * @throws StartError when the file has an error; nothing of it is kept then
 */
export async function seedOnce(
  driver: PgliteConnection['driver'],
  file: string,
): Promise<number | undefined> {
  const { rows } = await driver.query('select 1 from supabase_migrations.seed_files limit 1')
  if (rows.length > 0 || !existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  try {
    return await driver.transaction(async (transaction) => {
      await transaction.exec(text)
      // The log holds people's changes; the sample content is none.
      await transaction.exec('delete from private.change_log where actor is null')
      await noteSeed(transaction, createHash('sha256').update(text).digest('hex'))
      const tours = await transaction.query<{ count: number }>(
        'select count(*)::int as count from public.tours',
      )
      return tours.rows[0]?.count ?? 0
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `The sample content ${file} could not be loaded (${reason}): make it again with npm run content:seed; nothing of it was kept.`,
      { cause: error },
    )
  }
}

/**
 * Records that this database has its content, so that no start adds the sample content.
 *
 * @param hash hash of the seed file, or a word for another source
 */
export async function noteSeed(
  driver: Pick<PgliteConnection['driver'], 'query'>,
  hash: string,
): Promise<void> {
  await driver.query(
    `insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed.sql', $1)`,
    [hash],
  )
}
