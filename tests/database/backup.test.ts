import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { withLocalSource } from '../../scripts/backup/local'
import { noteBackup } from '../../scripts/backup/note'
import type { Database } from '../../scripts/backup/tables'
import { backupLocal } from '../../scripts/commands/backup'
import { reset } from '../../scripts/commands/reset'
import { main as restore, restoreLocal } from '../../scripts/commands/restore'
import { leavingKeys, pressing } from '../scripts/local-server/pressed-key'
import { addressOf, agreed, contentOf, pictures, prepareFolder } from './backup-cast'
import { adminOf, adminPassword, boot, bootForTest, clientOf, contentDir } from './local-stack'
import { startError } from './start-error'
import { sampleFolder, temporaryFolder } from './temporary-folder'

const supabaseDir = fileURLToPath(new URL('../../supabase/', import.meta.url))
const patient = 180_000

let prepared: string
let backup: string
/** A folder with the sample content alone; tests work on copies. */
let plain: string
const reported: string[] = []

beforeAll(async () => {
  prepared = sampleFolder()
  await prepareFolder(prepared)
  backup = join(temporaryFolder(), 'backup.tar.gz')
  await backupLocal(prepared, backup, (line) => reported.push(line))
  plain = sampleFolder()
}, patient)

function copyOf(folder: string): string {
  const copy = temporaryFolder()
  cpSync(folder, copy, { recursive: true })
  return copy
}

describe('a backup', () => {
  test('Z30 says what it holds, is readable by its owner alone, and replaces no other', async () => {
    expect(reported).toContain('auth.users: 2 rows')
    expect(reported.some((line) => /^3 files \(0\.0 MB\)$/.test(line))).toBe(true)
    expect(reported.at(-1)).toContain(backup)
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    expect(await startError(backupLocal(prepared, backup, () => {}))).toContain('no backup is lost')
    expect(readdirSync(join(backup, '..'))).toEqual(['backup.tar.gz'])
  })

  test('Z30 needs data, and the data for itself', async () => {
    const file = join(temporaryFolder(), 'none.tar.gz')
    expect(await startError(backupLocal(temporaryFolder(), file, () => {}))).toContain(
      'no local data',
    )
    const folder = copyOf(plain)
    await bootForTest(folder)
    expect(await startError(backupLocal(folder, file, () => {}))).toContain(
      `process ${process.pid}`,
    )
    expect(await startError(restoreLocal(folder, backup, agreed()))).toContain(
      'stop that one first',
    )
    expect(existsSync(file)).toBe(false)
  })
})

/** The moment of the last backup that the database of a folder knows of, as PostgreSQL writes it. */
const knownBackup = (folder: string) =>
  withLocalSource(folder, ({ database }) =>
    database.transaction(true, (query) =>
      query<{ at: string }>(
        `select at::text as at from private.launch_marks where point = 'backup'`,
      ),
    ),
  )

describe('the moment of a backup', () => {
  test('K37 is known to the data that it was made of, and to data restored from it', async () => {
    expect(await knownBackup(plain)).toEqual([])
    const known = await knownBackup(prepared)
    expect(known).toHaveLength(1)
    const folder = copyOf(plain)
    await restoreLocal(folder, backup, agreed())
    expect(await knownBackup(folder)).toEqual(known)
  })

  test('K37 that cannot be recorded is said, and the backup is there', async () => {
    const database: Database = {
      transaction: () => Promise.reject(new Error('read-only')),
    }
    expect(await noteBackup(database, '2026-11-20T08:00:00Z')).toMatch(
      /did not record it \(read-only\)/,
    )
  })
})

describe('a restore', () => {
  test(
    'Z30 Q48 brings every row and file back as it was, and everybody signs in',
    async () => {
      const folder = copyOf(plain)
      const lines: string[] = []
      const before = await contentOf(prepared)
      await restoreLocal(folder, backup, agreed(lines))
      expect(await contentOf(folder)).toEqual(before)
      // The data of before is kept, and comes back the same way.
      const kept = lines.find((line) => line.startsWith('the data of before is in'))
      const stack = await bootForTest(folder)
      const admin = await adminOf(stack)
      const member = await clientOf(stack).auth.signInWithPassword({
        email: 'member@example.org',
        password: 'secret enough',
      })
      expect(member.error).toBeNull()
      const { data } = await admin.rpc('people')
      expect(data).toHaveLength(2)
      for (const [name, text] of Object.entries(pictures)) {
        const answer = await stack.fetch(new Request(`http://localhost${addressOf(name)}`))
        expect(answer.headers.get('content-type')).toBe('image/webp')
        expect(await answer.text()).toBe(text)
      }
      // Numbers go on where they were, and nothing of the sample content was added.
      const added = await admin.from('tours').insert({ title: 'New', category: 'Farm Tours' })
      expect(added.error).toBeNull()
      expect(kept).toContain(join(folder, 'kept'))
    },
    patient,
  )

  test(
    'Z33 takes a folder of kept data, too',
    async () => {
      const folder = copyOf(prepared)
      const before = await contentOf(folder)
      const kept = (await reset({ dataDir: folder, contentDir, adminPassword })) ?? ''
      await restoreLocal(folder, kept, agreed())
      expect(await contentOf(folder)).toEqual(before)
    },
    patient,
  )

  test(
    'Z31 changes nothing when it is dry, not agreed to, or fed with anything but a whole backup',
    async () => {
      const folder = copyOf(plain)
      const listing = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
      const before = listing()
      const lines: string[] = []
      await restoreLocal(folder, backup, { ...agreed(lines), isDry: true })
      expect(lines.at(-1)).toContain('nothing was changed')
      expect(lines).toContain('public.publishes: 1 row')
      const refusal = { ...agreed(), confirm: () => Promise.resolve(false) }
      expect(await startError(restoreLocal(folder, backup, refusal))).toBe('Nothing was changed.')

      const bytes = readFileSync(backup)
      const tar = gunzipSync(bytes)
      const row = tar.indexOf('Two\\\\nlines'.replace('\\\\', '\\'))
      expect(row).toBeGreaterThan(0)
      const changed = Buffer.from(tar)
      changed.write('Six', row)
      const manifest = Buffer.from(tar)
      manifest.write('9', manifest.indexOf('"rows": ') + 8)
      const spoilt: [string, Buffer][] = [
        ['cut', bytes.subarray(0, bytes.length / 2)],
        ['cut-at-the-end', bytes.subarray(0, -1)],
        ['empty', Buffer.alloc(0)],
        ['another-file', Buffer.from('no backup at all')],
        ['changed-row', gzipSync(changed)],
        ['changed-list', gzipSync(manifest)],
        ['cut-tar', gzipSync(tar.subarray(0, 20_480))],
      ]
      for (const [name, content] of spoilt) {
        const file = join(temporaryFolder(), name)
        writeFileSync(file, content)
        const message = await startError(restoreLocal(folder, file, agreed()))
        expect(`${name}: ${message}`).toMatch(/is not a whole backup.*nothing was changed/)
      }
      expect(await startError(restoreLocal(folder, join(folder, 'none'), agreed()))).toContain(
        'There is no',
      )
      expect(listing()).toEqual(before)
      await (await boot(folder)).stop()
    },
    patient,
  )

  test.each(leavingKeys)(
    'Z31 says that nothing was changed when %s answers its question',
    async (_name, key) => {
      const folder = copyOf(plain)
      vi.stubEnv('LOCAL_DATA_DIR', folder)
      onTestFinished(() => void vi.unstubAllEnvs())
      const { asked } = pressing(key)
      expect(await startError(restore([backup]))).toBe('Nothing was changed.')
      expect(asked()).toContain('Replace the data')
      expect(existsSync(join(folder, 'restoring'))).toBe(false)
    },
    patient,
  )

  test(
    'Z32 never brings a picture back whose consent was withdrawn since',
    async () => {
      const folder = copyOf(prepared)
      const stack = await boot(folder)
      const admin = await adminOf(stack)
      // One that is still in the gallery, and one that only the log and a kept publish remember.
      await admin
        .from('gallery_images')
        .update({ consent: 'withdrawn' })
        .eq('url', addressOf('gallery/portrait.webp'))
        .throwOnError()
      await stack.sql(
        `insert into public.withdrawn_pictures (hash) values (public.picture_hash($1))`,
        ['gallery/deleted.webp'],
      )
      await stack.stop()
      const lines: string[] = []
      await restoreLocal(folder, backup, agreed(lines))
      expect(lines).toContain('2 pictures left out: the consent was withdrawn since')
      const again = await bootForTest(folder)
      const everything = JSON.stringify([
        await again.sql('select * from public.publishes'),
        await again.sql('select * from private.change_log'),
        await again.sql('select name from storage.objects'),
      ])
      for (const name of ['portrait', 'deleted']) {
        expect(everything).not.toContain(name)
        const address = `http://localhost${addressOf(`gallery/${name}.webp`)}`
        expect((await again.fetch(new Request(address))).ok).toBe(false)
      }
      expect(everything).toContain('harvest')
      const rows = await again.sql(
        `select consent, status from public.gallery_images where url like '%portrait%'`,
      )
      expect(rows).toEqual([{ consent: 'withdrawn', status: 'draft' }])
      const [register] = await again.sql<{ count: number }>(
        'select count(*)::int as count from public.withdrawn_pictures',
      )
      expect(register?.count).toBe(2)
      expect(
        readdirSync(join(folder, 'storage'), { recursive: true }).filter((name) =>
          String(name).endsWith('.json'),
        ),
      ).toHaveLength(1)
      // A backup of this data does not hold them, either.
      const { error } = await (
        await adminOf(again)
      )
        .from('gallery_images')
        .insert({ url: addressOf('gallery/next.webp'), alt: '' })
      expect(error).toBeNull()
    },
    patient,
  )

  test(
    'Z37 takes rows of older migrations, applies the later ones to them, and refuses newer ones',
    async () => {
      const later = temporaryFolder()
      cpSync(join(supabaseDir, 'migrations'), join(later, 'migrations'), { recursive: true })
      writeFileSync(
        join(later, 'migrations/20991231000000_shout.sql'),
        'update public.tours set location = upper(location);',
      )
      const folder = temporaryFolder()
      await restoreLocal(folder, backup, { ...agreed(), supabaseDir: later })
      const stack = await bootForTest(folder, { supabaseDir: later })
      const [quiet] = await stack.sql<{ count: number }>(
        'select count(*)::int as count from public.tours where location <> upper(location)',
      )
      expect(quiet?.count).toBe(0)
      await stack.stop()
      const newer = join(temporaryFolder(), 'newer.tar.gz')
      await backupLocal(folder, newer, () => {})
      const message = await startError(restoreLocal(copyOf(plain), newer, agreed()))
      expect(message).toMatch(/newer version.*20991231000000.*nothing was changed/)
    },
    patient,
  )

  test(
    'Z33 takes the place of damaged data, which is kept, and says what nobody can know',
    async () => {
      const folder = copyOf(plain)
      writeFileSync(join(folder, 'db/global/pg_control'), Buffer.alloc(8192, 7))
      const lines: string[] = []
      await restoreLocal(folder, backup, agreed(lines))
      expect(lines.join('\n')).toContain('withdraw them again')
      expect(await contentOf(folder)).toEqual(await contentOf(prepared))
      const [kept] = readdirSync(join(folder, 'kept'))
      expect(existsSync(join(folder, 'kept', kept ?? '', 'db/global/pg_control'))).toBe(true)
    },
    patient,
  )
})
