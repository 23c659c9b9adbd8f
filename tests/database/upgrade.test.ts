import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupLocal } from '../../scripts/commands/backup'
import { reset } from '../../scripts/commands/reset'
import { restoreLocal } from '../../scripts/commands/restore'
import { agreed } from './backup-cast'
import { adminPassword, boot, bootForTest, contentDir } from './local-stack'
import { startError } from './start-error'
import { sampleFolder, temporaryFolder } from './temporary-folder'

/** Columns that came when the migrations were joined. */
const laterColumns = [
  'minimum_age',
  'effort',
  'drive_time',
  'pick_up',
  'best_months',
  'toilets',
  'step_free',
  'price_from',
]

/** Data with an edited tour, without the launch check and the counter, as when this was the last migration. */
async function dataOfBefore(lastMigration: string): Promise<string> {
  const dataDir = sampleFolder()
  const stack = await boot(dataDir)
  await stack.sql(`
    update public.tours set title = 'Kept from before' where id = 3;
    alter table public.tours ${laterColumns.map((name) => `drop column ${name} cascade`).join(', ')};
    drop table private.launch_marks;
    delete from public.site_facts where key = 'counting';
    delete from supabase_migrations.schema_migrations;
    delete from supabase_migrations.local_hashes;
    delete from supabase_migrations.local_state;
    insert into supabase_migrations.schema_migrations (version, name) values
      ('20261121000100', 'create_private_helpers'), ('${lastMigration}', 'the_last')`)
  await stack.stop()
  return dataDir
}

/** What came back of the edited tour, and whether the new columns have their defaults. */
async function restoredTour(dataDir: string): Promise<unknown> {
  const stack = await bootForTest(dataDir)
  const [tour] = await stack.sql(
    `select t.title, t.effort, v.best_months from public.tours t
     join public.published_tours v on v.id = t.id where t.id = 3`,
  )
  return tour
}

const kept = { title: 'Kept from before', effort: '', best_months: [] }

test('X14 Z30 data from before the migrations were joined is refused with the way to take it along', async () => {
  const dataDir = await dataOfBefore('20261122000800')
  const message = await startError(boot(dataDir))
  const commands = [...message.matchAll(/npm run \w+/g)].map(([command]) => command)
  expect(commands).toEqual(['npm run backup', 'npm run reset', 'npm run restore', 'npm run reset'])

  const file = join(temporaryFolder(), 'old-data.tar.gz')
  await backupLocal(dataDir, file, () => {})
  const aside = await reset({ dataDir, contentDir, adminPassword })
  await restoreLocal(dataDir, file, agreed())
  expect(await restoredTour(dataDir)).toEqual(kept)

  const other = temporaryFolder()
  await restoreLocal(other, aside ?? '', agreed())
  expect(await restoredTour(other)).toEqual(kept)
}, 180_000)

test('X14 Z30 rows that are older than that are refused, and nothing is changed', async () => {
  const before = await dataOfBefore('20261122000300')
  const file = join(temporaryFolder(), 'older-data.tar.gz')
  await backupLocal(before, file, () => {})
  const dataDir = temporaryFolder()
  const message = await startError(restoreLocal(dataDir, file, agreed()))
  expect(message).toContain('too old for this code (its last migration is 20261122000300)')
  expect(message).toContain('nothing was changed')
}, 180_000)
