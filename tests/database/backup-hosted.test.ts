import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { backupHosted, backupLocal } from '../../scripts/commands/backup'
import { hostedProject, type HostedProject } from '../../scripts/backup/hosted'
import type { Cluster } from '../../scripts/postgres/cluster'
import { startEmptyProject } from '../../scripts/postgres/supabase-cli'
import { restoreIntoHosted, restoreLocal } from '../../scripts/commands/restore'
import { startLoopbackServer } from '../../supabase/local/http-bridge'
import type { LocalStack } from '../../supabase/local/stack'
import { addressOf, agreed, pictures, prepareFolder } from './backup-cast'
import { adminOf, boot, bootForTest, clientOf } from './local-stack'
import { startError } from './start-error'
import { sampleFolder, temporaryFolder } from './temporary-folder'

// A hosted project cannot be reached from here. Its parts can be had: a PostgreSQL with what Supabase puts
// there before the first migration, and the storage API, here of a local stack.

const migrations = fileURLToPath(new URL('../../supabase/migrations/', import.meta.url))
const patient = 240_000

let cluster: Cluster
let storage: LocalStack
let server: Awaited<ReturnType<typeof startLoopbackServer>>
let project: HostedProject
let local: string
let backup: string

beforeAll(async () => {
  const started = await startEmptyProject()
  cluster = started.cluster
  // Columns of a hosted project that the service for signing in cannot read as null.
  cluster.execute(
    'postgres',
    `alter table auth.users add instance_id uuid, add confirmation_token text, add recovery_token text;
     create table auth.identities (id uuid primary key default gen_random_uuid(), provider text, provider_id text,
       user_id uuid references auth.users (id) on delete cascade, identity_data jsonb,
       email text generated always as (lower(identity_data ->> 'email')) stored,
       last_sign_in_at timestamptz, created_at timestamptz, updated_at timestamptz);
     create schema supabase_migrations;
     create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`,
  )
  for (const file of readdirSync(migrations).toSorted()) {
    cluster.execute('postgres', readFileSync(join(migrations, file), 'utf8'))
    const version = file.split('_', 1)[0] ?? ''
    cluster.execute(
      'postgres',
      `insert into supabase_migrations.schema_migrations (version) values ('${version}')`,
    )
  }
  storage = await boot(sampleFolder())
  server = await startLoopbackServer(storage.fetch)
  project = { url: server.url, key: storage.secretKey, databaseUrl: started.address }
  local = sampleFolder()
  await prepareFolder(local)
  backup = join(temporaryFolder(), 'local.tar.gz')
  await backupLocal(local, backup, () => {})
}, patient)

afterAll(async () => {
  cluster.stop()
  await server.close()
  await storage.stop()
})

/** What the storage service of a hosted project does by itself: it has the same database. */
function listFile(name: string): void {
  cluster.execute(
    'postgres',
    `insert into storage.objects (bucket_id, name, metadata)
     values ('gallery', '${name}', '{"mimetype": "image/webp"}') on conflict do nothing`,
  )
}

const ask = (sql: string) => cluster.run('postgres', ['-c', sql]).output.trim()

test(
  'Z35 K37 a backup goes into a hosted project and from there into a local stack, accounts and files included',
  async () => {
    const before = join(temporaryFolder(), 'before.tar.gz')
    cluster.execute(
      'postgres',
      `insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'gone@example.org')`,
    )
    const lines: string[] = []
    await restoreIntoHosted(project, backup, before, { ...agreed(lines), isDry: true })
    expect(lines.at(-1)).toContain('nothing was changed')
    expect(ask('select count(*) from public.tours')).toBe('0')
    await restoreIntoHosted(project, backup, before, agreed(lines))
    expect(ask('select email from auth.users order by email')).toBe(
      'admin@example.com\nmember@example.org',
    )
    expect(
      ask('select count(*) from auth.users where instance_id is null or recovery_token is null'),
    ).toBe('0')
    expect(ask(`select count(*) from public.tours where title = 'Edited'`)).toBe('1')
    expect(ask('select role from public.user_roles order by role::text')).toBe('admin\nowner')
    for (const [name, text] of Object.entries(pictures)) {
      const answer = await fetch(new URL(addressOf(name), project.url))
      expect(await answer.text()).toBe(text)
      listFile(name)
    }

    const hosted = join(temporaryFolder(), 'hosted.tar.gz')
    const restored = ask(`select at from private.launch_marks where point = 'backup'`)
    await backupHosted(project, hosted, () => {})
    expect(ask(`select at > '${restored}' from private.launch_marks where point = 'backup'`)).toBe(
      't',
    )
    const folder = temporaryFolder()
    await restoreLocal(folder, hosted, agreed())
    const stack = await bootForTest(folder)
    const admin = await adminOf(stack)
    expect((await admin.rpc('people')).data).toHaveLength(2)
    const member = { email: 'member@example.org', password: 'secret enough' }
    expect((await clientOf(stack).auth.signInWithPassword(member)).error).toBeNull()
    const { data } = await admin.from('tours').select('description').eq('title', 'Edited').single()
    expect(data?.description).toBe('Two\nlines\tand a tab')
    for (const [name, text] of Object.entries(pictures)) {
      const answer = await stack.fetch(new Request(`http://localhost${addressOf(name)}`))
      expect(await answer.text()).toBe(text)
    }
    // The state of before the restore is a backup like any other.
    const empty: string[] = []
    await restoreLocal(temporaryFolder(), before, { ...agreed(empty), isDry: true })
    expect(empty).toContain('auth.users: 1 row')
  },
  patient,
)

test(
  'Z35 Z32 a withdrawal in the project outlives a restore there, and the file goes',
  async () => {
    const withdrawn = 'gallery/portrait.webp'
    const file = new Blob(['a picture of somebody'], { type: 'image/webp' })
    const bucket = (await adminOf(storage)).storage.from('gallery')
    expect((await bucket.upload(withdrawn, file, { upsert: true })).error).toBeNull()
    listFile(withdrawn)
    cluster.execute(
      'postgres',
      `insert into public.withdrawn_pictures (hash) values (public.picture_hash('${withdrawn}'))`,
    )
    const lines: string[] = []
    const before = join(temporaryFolder(), 'before.tar.gz')
    await restoreIntoHosted(project, backup, before, agreed(lines))
    expect(lines).toContain('1 picture left out: the consent was withdrawn since')
    expect(ask(`select consent from public.gallery_images where url like '%portrait%'`)).toBe(
      'withdrawn',
    )
    expect((await fetch(new URL(addressOf(withdrawn), project.url))).ok).toBe(false)
    expect((await fetch(new URL(addressOf('gallery/harvest.webp'), project.url))).ok).toBe(true)
  },
  patient,
)

/** The project behind a storage service that answers some requests by itself; undefined lets a request through. */
async function projectWith(
  answer: (request: Request) => Response | undefined,
): Promise<HostedProject> {
  const own = await startLoopbackServer(
    async (request, peer) => answer(request) ?? storage.fetch(request, peer),
  )
  onTestFinished(own.close)
  return { ...project, url: own.url }
}

const isFor = ({ method, url }: Request, wanted: string, name: string) =>
  method === wanted && url.endsWith(name)

test.each([
  ['refuses', () => Response.json({ message: 'Forbidden' }, { status: 403 })],
  ['fails', () => Response.json({ message: 'Unavailable' }, { status: 503 })],
])(
  'Z35 Z32 a restore whose storage %s to remove a withdrawn picture says that the rows are restored',
  async (_how, refusal) => {
    const withdrawn = 'gallery/portrait.webp'
    listFile(withdrawn)
    cluster.execute(
      'postgres',
      `insert into public.withdrawn_pictures (hash) values (public.picture_hash('${withdrawn}')) on conflict do nothing`,
    )
    const keeping = await projectWith(({ method }) => (method === 'DELETE' ? refusal() : undefined))
    const before = join(temporaryFolder(), 'before.tar.gz')
    const message = await startError(restoreIntoHosted(keeping, backup, before, agreed()))
    expect(message).toMatch(/^The rows are restored/)
    expect(message).not.toContain('no row was changed')
  },
  patient,
)

test(
  'Z35 a restore that is refused leaves every row of the project as it was',
  async () => {
    const count = 'select count(*) from public.tours'
    const rows = ask(count)
    const before = () => join(temporaryFolder(), 'before.tar.gz')
    const wrongKey = { ...project, key: storage.publishableKey }
    expect(await startError(restoreIntoHosted(wrongKey, backup, before(), agreed()))).toMatch(
      /refused the file/,
    )
    cluster.execute('postgres', `alter table public.tours add check (title <> 'Edited') not valid`)
    expect(await startError(restoreIntoHosted(project, backup, before(), agreed()))).toMatch(
      /did not take the rows \(.*check.*\): no row was changed/,
    )
    cluster.execute(
      'postgres',
      `delete from supabase_migrations.schema_migrations where version = (select max(version) from supabase_migrations.schema_migrations)`,
    )
    expect(await startError(restoreIntoHosted(project, backup, before(), agreed()))).toContain(
      'db push --remote',
    )
    expect(ask(count)).toBe(rows)
  },
  patient,
)

test('Z35 the environment names a whole project or none', () => {
  const whole = {
    SUPABASE_DB_URL: 'postgresql://postgres:x@db.example.org:5432/postgres',
    SUPABASE_URL: 'https://abc.example.org',
    SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_x',
  }
  expect(hostedProject({})).toBeUndefined()
  expect(hostedProject({ SUPABASE_URL: whole.SUPABASE_URL })).toBeUndefined()
  expect(hostedProject(whole)).toMatchObject({ url: whole.SUPABASE_URL })
  expect(() => hostedProject({ ...whole, SUPABASE_DB_URL: '' })).toThrow('set SUPABASE_DB_URL')
  expect(() => hostedProject({ ...whole, SUPABASE_DB_URL: 'db.example.org' })).toThrow('escaped')
  expect(() => hostedProject({ ...whole, SUPABASE_URL: '' })).toThrow('SUPABASE_URL')
  expect(() => hostedProject({ ...whole, SUPABASE_URL: 'http://abc.example.org' })).toThrow(
    'https://',
  )
})

test.each([
  ['too many requests', 429, { message: 'Too many requests' }],
  ['a bill that was not paid', 402, { message: 'exceed_egress_quota' }],
  ['a key that is refused inside', 400, { statusCode: '403', message: 'jwt expired' }],
])(
  'Z35 a backup ends where the storage refuses a file for %s, and takes the refusal for no picture',
  async (_reason, status, body) => {
    listFile('gallery/harvest.webp')
    const refusing = await projectWith((request) =>
      isFor(request, 'GET', 'harvest.webp') ? Response.json(body, { status }) : undefined,
    )
    const file = join(temporaryFolder(), 'hosted.tar.gz')
    expect(await startError(backupHosted(refusing, file, () => {}))).toMatch(
      new RegExp(String.raw`gallery/harvest\.webp \(${status}\)`),
    )
    expect(existsSync(file)).toBe(false)
  },
  patient,
)

test(
  'Z35 a file that the storage lists and lacks is named, and the others are backed up',
  async () => {
    listFile('gallery/harvest.webp')
    const lacking = await projectWith((request) =>
      isFor(request, 'GET', 'harvest.webp')
        ? Response.json(
            { statusCode: '404', error: 'not_found', message: 'Object not found' },
            { status: 400 },
          )
        : undefined,
    )
    const lines: string[] = []
    const file = join(temporaryFolder(), 'hosted.tar.gz')
    await backupHosted(lacking, file, (line) => lines.push(line))
    expect(lines.find((line) => line.includes('were not there'))).toContain('harvest.webp')
  },
  patient,
)

test(
  'Z35 a file whose bytes stop on the way is asked for again',
  async () => {
    listFile('gallery/harvest.webp')
    let asked = 0
    const halting = await projectWith((request) => {
      if (!isFor(request, 'GET', 'harvest.webp')) return undefined
      asked += 1
      if (asked > 1) return new Response('a picture of the harvest')
      const halted = new ReadableStream({
        pull: (controller) => controller.error(new Error('The line went down.')),
      })
      return new Response(halted, { headers: { 'content-length': '24' } })
    })
    const lines: string[] = []
    const file = join(temporaryFolder(), 'hosted.tar.gz')
    await backupHosted(halting, file, (line) => lines.push(line))
    expect(asked).toBe(2)
    expect(lines.filter((line) => line.includes('were not there'))).toEqual([])
  },
  patient,
)
