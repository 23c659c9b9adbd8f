import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { moveAside } from '../../scripts/backup/kept-data'
import { reset } from '../../scripts/commands/reset'
import { readOrCreateKeys } from '../../supabase/local/keys'
import { adminOf, adminPassword, boot, bootForTest, clientOf, contentDir } from './local-stack'
import { startError } from './start-error'
import { temporaryFolder } from './temporary-folder'

const supabaseDir = fileURLToPath(new URL('../../supabase/', import.meta.url))

/** A folder that was booted and stopped once; tests work on copies. */
let prepared: string
const firstLines: string[] = []

beforeAll(async () => {
  prepared = join(temporaryFolder(), 'new')
  const stack = await boot(prepared, { log: (line) => firstLines.push(line) })
  await stack.stop()
})

function copyOfPrepared(): string {
  const folder = temporaryFolder()
  cpSync(prepared, folder, { recursive: true })
  return folder
}

/** The repository's supabase folder with other migrations. */
function changedSupabase(change: (migrations: string) => void): string {
  const folder = temporaryFolder()
  cpSync(join(supabaseDir, 'migrations'), join(folder, 'migrations'), { recursive: true })
  if (existsSync(join(supabaseDir, 'seed.sql')))
    cpSync(join(supabaseDir, 'seed.sql'), join(folder, 'seed.sql'))
  change(join(folder, 'migrations'))
  return folder
}

describe('the first boot', () => {
  test('X14 reports its phases and seeds what seed.sql holds', async () => {
    expect(firstLines[0]).toMatch(/^database ready \(\d+\.\d s\)$/)
    expect(firstLines).toContain(
      `${readdirSync(join(supabaseDir, 'migrations')).length} migrations applied`,
    )
    expect(firstLines.at(-1)).toBe('local admin ready')
    const stack = await bootForTest(copyOfPrepared())
    const [tours] = await stack.sql<{ count: number }>(
      'select count(*)::int as count from public.tours',
    )
    expect(tours?.count).toBeGreaterThan(0)
    expect(firstLines).toContain(`seeded ${tours?.count} tours`)
    expect(
      await stack.sql('select * from private.change_log where actor is null and table_name <> $1', [
        'user_roles',
      ]),
    ).toEqual([])
  })

  test('X6 keeps folder and keys to their owner', () => {
    expect(statSync(prepared).mode & 0o777).toBe(0o700)
    expect(statSync(join(prepared, 'keys.json')).mode & 0o777).toBe(0o600)
    expect(statSync(join(prepared, 'db')).mode & 0o077).toBe(0)
  })
})

describe('a restart', () => {
  test('X14 keeps edits and deletions, and seeds once', async () => {
    const folder = copyOfPrepared()
    const first = await boot(folder)
    const admin = await adminOf(first)
    const { data: tours } = await admin.from('tours').select('id').order('id').limit(2)
    const [edited, deleted] = (tours ?? []).map((tour) => Number(tour.id))
    await admin.from('tours').update({ title: 'Edited in the studio' }).eq('id', edited)
    await admin.from('tours').delete().eq('id', deleted)
    await first.stop()
    const lines: string[] = []
    const second = await bootForTest(folder, { log: (line) => lines.push(line) })
    expect(lines.join('\n')).not.toMatch(/migration|seeded/)
    const rows = await second.sql('select id, title from public.tours where id in ($1, $2)', [
      edited,
      deleted,
    ])
    expect(rows).toEqual([{ id: edited, title: 'Edited in the studio' }])
    expect(second.publishableKey).toBe(first.publishableKey)
  })

  test('X6 ends every boot with the rights of the migrations, although lite grants everything', async () => {
    const folder = copyOfPrepared()
    const privileges = `select c.relname, c.relacl::text from pg_class c where c.relnamespace = 'public'::regnamespace
      and c.relkind in ('r', 'S') order by 1`
    const first = await boot(folder)
    const before = await first.sql<{ relacl: string }>(privileges)
    await clientOf(first).from('tours').select('id').limit(1)
    expect(await first.sql(privileges)).toEqual(before)
    expect(JSON.stringify(before)).toContain('anon=r/')
    expect(JSON.stringify(before)).not.toMatch(/anon=[^r/]|anon=r[^/]/)
    const defaults = await first.sql(
      `select 1 from pg_default_acl where defaclnamespace = 'public'::regnamespace and defaclacl::text ~ 'anon|authenticated'`,
    )
    expect(defaults).toEqual([])
    await first.stop()
    const second = await bootForTest(folder)
    expect(await second.sql(privileges)).toEqual(before)
    // A boot that was killed right after lite's grants must not make them permanent.
    await second.sql('grant all on all tables in schema public to anon')
    await second.stop()
    const third = await bootForTest(folder)
    expect(await third.sql(privileges)).toEqual(before)
  })

  test('X6 takes a changed LOCAL_ADMIN_PASSWORD over', async () => {
    const folder = copyOfPrepared()
    const lines: string[] = []
    const stack = await bootForTest(folder, {
      adminPassword: 'another password',
      log: (line) => lines.push(line),
    })
    expect(lines).toContain('local admin ready (new password)')
    const admin = await adminOf(stack, 'another password')
    const { data: roles } = await admin.from('user_roles').select('role')
    expect(roles?.map(({ role }) => String(role)).toSorted()).toEqual(['admin', 'owner'])
    await expect(adminOf(stack, adminPassword)).rejects.toThrow('Invalid login credentials')
    const [accounts] = await stack.sql<{ count: number }>(
      'select count(*)::int as count from auth.users',
    )
    expect(accounts?.count).toBe(1)
    await stack.stop()
    expect(await startError(boot(folder, { adminPassword: 'short' }))).toContain(
      'LOCAL_ADMIN_PASSWORD',
    )
  })

  test('X6 answers nothing once stopped', async () => {
    const stack = await boot(copyOfPrepared())
    await stack.stop()
    await stack.stop()
    expect((await stack.fetch(new Request('http://localhost/rest/v1/tours'))).status).toBe(503)
  })

  test('X6 prints no refusal on the console, and still prints faults', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => error.mockRestore())
    const stack = await bootForTest(copyOfPrepared())
    await clientOf(stack).from('tours').insert({ title: 'x', category: 'y' })
    await (await adminOf(stack)).from('tours').insert({ title: '', category: 'y' })
    await clientOf(stack).from('nothing').select('*')
    expect(error).not.toHaveBeenCalled()
    // oxlint-disable-next-line no-console -- what passes through is the point of this test
    console.error('a fault')
    expect(error).toHaveBeenCalledWith('a fault')
  })
})

describe('a start that cannot be', () => {
  test('refuses a second instance and names the first', async () => {
    const folder = copyOfPrepared()
    await bootForTest(folder)
    expect(await startError(boot(folder))).toContain(`process ${process.pid}`)
    const alias = join(temporaryFolder(), 'alias')
    symlinkSync(folder, alias)
    expect(await startError(boot(alias))).toContain(`process ${process.pid}`)
    expect(await startError(reset({ dataDir: folder, contentDir, adminPassword }))).toContain(
      'in use',
    )
  })

  test('X14 refuses data of a newer checkout', async () => {
    const folder = copyOfPrepared()
    const older = changedSupabase((migrations) => {
      const newest = readdirSync(migrations).toSorted().at(-1) ?? ''
      cpSync(join(migrations, newest), join(migrations, '20991231000000_create_future.txt'))
    })
    const newer = changedSupabase((migrations) => {
      writeFileSync(
        join(migrations, '20991231000000_create_future.sql'),
        'create table public.future (id int);',
      )
    })
    await (await boot(folder, { supabaseDir: newer })).stop()
    const message = await startError(boot(folder, { supabaseDir: older }))
    expect(message).toContain('newer version')
    expect(message).toContain('npm run reset')
  })

  test('X14 refuses an edited migration, and takes other line ends for no edit', async () => {
    const folder = copyOfPrepared()
    const first = readdirSync(join(supabaseDir, 'migrations')).toSorted()[0] ?? ''
    const edited = changedSupabase((migrations) => {
      const file = join(migrations, first)
      writeFileSync(file, `${readFileSync(file, 'utf8')}\n-- edited\n`)
    })
    const message = await startError(boot(folder, { supabaseDir: edited }))
    expect(message).toContain(first)
    expect(message).toContain('new migration')
    const windows = changedSupabase((migrations) => {
      const file = join(migrations, first)
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'))
    })
    await (await boot(folder, { supabaseDir: windows })).stop()
  })

  test('X14 keeps nothing of a migration that fails, and goes on once it is mended', async () => {
    const folder = copyOfPrepared()
    const name = '20991231000000_create_future.sql'
    const broken = changedSupabase((migrations) => {
      writeFileSync(join(migrations, name), 'create table public.half (id int); select 1 / 0;')
    })
    expect(await startError(boot(folder, { supabaseDir: broken }))).toContain(name)
    const mended = changedSupabase((migrations) => {
      writeFileSync(join(migrations, name), 'create table public.whole (id int);')
    })
    const stack = await bootForTest(folder, { supabaseDir: mended })
    const tables = await stack.sql(
      `select to_regclass('public.half') as half, to_regclass('public.whole')::text as whole`,
    )
    expect(tables).toEqual([{ half: null, whole: 'whole' }])
    // The new table was not granted to anybody, and lite's next boot does not change that.
    expect((await clientOf(stack).from('whole').select('*')).status).toBe(401)
  })

  test('X14 says so when the folder cannot be one', async () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    expect(await startError(boot(file))).toContain('cannot be written')
    expect(await startError(boot(join(file, 'below')))).toContain('cannot be written')
  })
})

describe('npm run reset', () => {
  test('X14 Z33 starts again with the sample content, moves its own entries only and follows no link', async () => {
    const folder = copyOfPrepared()
    const before = readOrCreateKeys(folder).publishableKey
    const outside = temporaryFolder()
    writeFileSync(join(outside, 'precious'), '')
    symlinkSync(outside, join(folder, 'site'))
    writeFileSync(join(folder, 'notes.txt'), 'mine')
    const published = ['releases', 'content', 'uploads', 'pictures']
    for (const name of published) mkdirSync(join(folder, name, 'one'), { recursive: true })
    writeFileSync(join(folder, 'live.json'), '{}')
    const stack = await boot(folder)
    await stack.sql('delete from public.tours')
    await stack.stop()
    const kept = await reset({ dataDir: folder, contentDir, adminPassword })
    expect(existsSync(join(outside, 'precious'))).toBe(true)
    expect(readdirSync(kept ?? '').toSorted()).toEqual(
      [...published, 'db', 'keys.json', 'live.json', 'site'].toSorted(),
    )
    expect(lstatSync(join(folder, 'site'), { throwIfNoEntry: false })).toBeUndefined()
    expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('mine')
    expect([...published, 'live.json'].filter((name) => existsSync(join(folder, name)))).toEqual([])
    const again = await bootForTest(folder)
    expect(again.publishableKey).not.toBe(before)
    expect((await again.sql('select id from public.tours')).length).toBeGreaterThan(0)
  })

  test('Z33 keeps the data of before, the last three of them', () => {
    const folder = temporaryFolder()
    const kept = [1, 2, 3, 4, 5].map((number) => {
      vi.setSystemTime(`2026-11-22T10:00:0${number}Z`)
      writeFileSync(join(folder, 'keys.json'), String(number))
      return moveAside(folder) ?? ''
    })
    vi.useRealTimers()
    expect(moveAside(folder)).toBeUndefined()
    expect(kept.map((state) => existsSync(state))).toEqual([false, false, true, true, true])
    expect(readFileSync(join(kept[4] ?? '', 'keys.json'), 'utf8')).toBe('5')
    writeFileSync(join(folder, 'kept', 'notes.txt'), 'mine')
    expect(readdirSync(folder)).toEqual(['kept'])
  })

  test('X14 mends a damaged folder and makes a missing one', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'db'))
    writeFileSync(join(folder, 'keys.json'), 'junk')
    await reset({ dataDir: folder, contentDir, adminPassword })
    const stack = await bootForTest(folder)
    expect((await stack.sql('select id from public.tours')).length).toBeGreaterThan(0)
  })
})

describe('npm run reset elsewhere', () => {
  test('X14 deletes nothing in a folder that is not ours', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'site'))
    writeFileSync(join(folder, 'site', 'index.html'), 'mine')
    expect(await startError(reset({ dataDir: folder, contentDir, adminPassword }))).toContain(
      'LOCAL_DATA_DIR',
    )
    expect(existsSync(join(folder, 'site', 'index.html'))).toBe(true)
  })
})
