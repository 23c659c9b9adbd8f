import {
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { lockDataDir } from '../../supabase/local/lock'
import { StartError } from '../../supabase/local/start-error'
import { boot } from './local-stack'
import { startError } from './start-error'
import { sampleFolder, temporaryFolder } from './temporary-folder'

let prepared: string
/** Path of the file that holds the rows of the tours, below the data folder. */
let toursFile: string

beforeAll(async () => {
  prepared = sampleFolder()
  const stack = await boot(prepared)
  const [found] = await stack.sql<{ path: string }>(
    `select pg_relation_filepath('public.tours') as path`,
  )
  toursFile = join('db', found?.path ?? '')
  await stack.stop()
})

/** Files of one database folder that match, as absolute paths. */
function filesOf(folder: string, part: string, name: RegExp): string[] {
  return readdirSync(join(folder, part))
    .filter((file) => name.test(file))
    .map((file) => join(folder, part, file))
}

const damages: [string, (folder: string) => void][] = [
  ['pg_control is cut off', (folder) => truncateSync(join(folder, 'db/global/pg_control'), 100)],
  [
    'pg_control is junk',
    (folder) => writeFileSync(join(folder, 'db/global/pg_control'), Buffer.alloc(8192, 7)),
  ],
  ['PG_VERSION is missing', (folder) => rmSync(join(folder, 'db/PG_VERSION'))],

  [
    'the write-ahead log is empty',
    (folder) => filesOf(folder, 'db/pg_wal', /^[0-9A-F]{24}$/).forEach((file) => rmSync(file)),
  ],

  ['the catalogue is cut off', (folder) => truncateSync(join(folder, 'db/base/5/1259'), 100)],
  [
    'our tables are junk',
    (folder) =>
      filesOf(folder, 'db/base/5', /^(1[7-9]|[2-9]\d)\d{3}$|^16[4-9]\d\d$/).forEach((file) =>
        writeFileSync(file, Buffer.alloc(8192, 0x55)),
      ),
  ],

  [
    'the table of the tours is cut to one block',
    (folder) => truncateSync(join(folder, toursFile), 8192),
  ],
  ['the table of the tours is empty', (folder) => truncateSync(join(folder, toursFile), 0)],

  [
    'the folder is empty',
    (folder) => {
      rmSync(join(folder, 'db'), { recursive: true })
      mkdirSync(join(folder, 'db'))
    },
  ],
  [
    'the folder is a file',
    (folder) => {
      rmSync(join(folder, 'db'), { recursive: true })
      writeFileSync(join(folder, 'db'), 'x')
    },
  ],
  ['the keys are junk', (folder) => writeFileSync(join(folder, 'keys.json'), '{"publishableKey":')],
  [
    'the keys are incomplete',
    (folder) => writeFileSync(join(folder, 'keys.json'), '{"publishableKey":"sb_publishable_x"}'),
  ],
  [
    'the keys are a folder',
    (folder) => {
      rmSync(join(folder, 'keys.json'))
      mkdirSync(join(folder, 'keys.json'))
    },
  ],
]

test.each(damages)('X14 Z38 tells in one sentence what to do when %s', async (_name, damage) => {
  const folder = temporaryFolder()
  cpSync(prepared, folder, { recursive: true })
  damage(folder)
  const failure: unknown = await boot(folder).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StartError)
  expect(String(failure)).toMatch(/damaged.*npm run restore -- FILE.*npm run reset/)
  expect(String(failure)).not.toMatch(/\[object|\bdelete\b/)
  expect(String(failure)).not.toContain('\n')
  // A failed start holds nothing: the reset that its message asks for can begin at once.
  await expect(lockDataDir(folder).then((lock) => lock.release())).resolves.toBeUndefined()
})

test.each([
  ['a table', 'public.gallery_images'],
  ['a log', 'private.change_log'],
  ['the key of a table', 'public.gallery_images_pkey'],
])('Z38 a start finds that %s has lost half of its file', async (_name, relation) => {
  const folder = temporaryFolder()
  cpSync(prepared, folder, { recursive: true })
  const stack = await boot(folder)
  await stack.sql(
    `insert into public.gallery_images (url, alt) select '/images/' || n || '.webp', '' from generate_series(1, 800) n`,
  )
  const [found] = await stack.sql<{ file: string }>(
    `select pg_relation_filepath('${relation}') as file`,
  )
  await stack.sql('checkpoint')
  await stack.stop()
  const file = join(folder, 'db', found?.file ?? '')
  const blocks = statSync(file).size / 8192
  expect(blocks).toBeGreaterThan(1)
  // Whole blocks: PostgreSQL alone takes the rest for a smaller table.
  truncateSync(file, Math.floor(blocks / 2) * 8192)
  expect(await startError(boot(folder))).toMatch(/damaged.*npm run restore/)
})
