import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backupLocal } from '../../scripts/commands/backup'
import { pictureStore, type DerivedRow } from '../../scripts/publish/picture-store'
import { createBackend } from '../../supabase/functions/publish/backend'
import { startLoopbackServer } from '../../supabase/local/http-bridge'
import type { LocalStack } from '../../supabase/local/stack'
import { bootCast } from './cast'
import { boot, clientOf, memberOf, tokenOf, type Client } from './local-stack'
import { sampleFolder, temporaryFolder } from './temporary-folder'

// The pictures that builds keep in the bucket, through the API: who reads, who writes, and what a withdrawal takes.

let stack: LocalStack
let server: Awaited<ReturnType<typeof startLoopbackServer>>
let cast: Record<'visitor' | 'member' | 'contributor' | 'editor' | 'admin', Client>

beforeAll(async () => {
  const { stack: booted, visitor, member, admin } = await bootCast()
  stack = booted
  const contributor = await withRole('contributor')
  cast = { visitor, member, contributor, editor: await withRole('editor'), admin }
  server = await startLoopbackServer(stack.fetch)
})
afterAll(async () => {
  await server.close()
  await stack.stop()
})

async function withRole(role: string): Promise<Client> {
  const email = `${role}@example.org`
  const client = await memberOf(stack, email)
  await stack.sql(
    `insert into public.user_roles (user_id, role) select id, $2::public.app_role from auth.users where email = $1`,
    [email, role],
  )
  return client
}

const sha256 = (value: string | Uint8Array) => createHash('sha256').update(value).digest('hex')
const backend = () => ({ url: server.url, publishableKey: stack.publishableKey })
const reader = () => pictureStore(backend(), undefined)
function writer() {
  const found = pictureStore(backend(), stack.secretKey).writer
  if (!found) throw new Error('the secret key does not write')
  return found
}

const bytes = new TextEncoder().encode('a small picture')
const key = 'a'.repeat(64)
const rowOf = (upload: string): DerivedRow => ({
  master: sha256(upload),
  key,
  files: { '480.avif': { size: bytes.length, sha256: sha256(bytes) } },
})
const nameOf = (upload: string) => `derived/${sha256(upload)}/aaaaaaaaaaaaaaaa/480.avif`

/** What is kept of an upload, as a build with the publishable key sees it. */
async function kept(upload: string) {
  const file = await reader().fetchFile(nameOf(upload))
  return {
    rows: await reader().readIndex([sha256(upload)]),
    file: file && new TextDecoder().decode(file),
  }
}

async function keep(upload: string): Promise<boolean> {
  const isTaken = await writer().note(rowOf(upload))
  await writer().put(nameOf(upload), bytes)
  return isTaken
}

test('K126 the secret key writes, replaces and removes; the publishable key reads index and files', async () => {
  const upload = 'gallery/herd.webp'
  expect(await kept(upload)).toEqual({ rows: [], file: null })
  expect(await keep(upload)).toBe(true)
  expect(await kept(upload)).toEqual({ rows: [rowOf(upload)], file: 'a small picture' })
  const other = { ...rowOf(upload), key: 'b'.repeat(64) }
  expect(await writer().note(other)).toBe(true)
  await writer().put(nameOf(upload), new TextEncoder().encode('a better one'))
  expect(await kept(upload)).toEqual({ rows: [other], file: 'a better one' })
  await writer().remove([nameOf(upload)])
  expect((await kept(upload)).file).toBeNull()
})

test('K126 more uploads than one address can name are found', async () => {
  const uploads = Array.from({ length: 120 }, (_, index) => `gallery/many-${index}.webp`)
  for (const upload of uploads) await writer().note(rowOf(upload))
  const rows = await reader().readIndex(uploads.map((upload) => sha256(upload)))
  expect(rows).toHaveLength(uploads.length)
})

test.each(['visitor', 'member', 'contributor', 'editor', 'admin'] as const)(
  'K126 a %s writes neither index nor files',
  async (who) => {
    const upload = `gallery/of-${who}.webp`
    await keep(upload)
    const client = cast[who]
    const index = client.from('derived_pictures')
    const picture = new Blob(['another'], { type: 'image/avif' })
    const bucket = client.storage.from('gallery')
    expect((await index.insert(rowOf('gallery/other.webp'))).error).not.toBeNull()
    expect((await index.upsert(rowOf(upload))).error).not.toBeNull()
    expect((await index.update({ key }).eq('master', sha256(upload))).error).not.toBeNull()
    expect((await index.delete().eq('master', sha256(upload))).error).not.toBeNull()
    expect((await bucket.upload(nameOf('gallery/other.webp'), picture)).error).not.toBeNull()
    const replaced = await bucket.upload(nameOf(upload), picture, { upsert: true })
    expect(replaced.error).not.toBeNull()
    await cast.admin.storage
      .from('gallery')
      .upload(`gallery/own-${who}.webp`, new Blob(['own'], { type: 'image/webp' }))
    const moved = await bucket.move(`gallery/own-${who}.webp`, nameOf('gallery/other.webp'))
    expect(moved.error).not.toBeNull()
    expect(await kept(upload)).toEqual({ rows: [rowOf(upload)], file: 'a small picture' })
    expect(await kept('gallery/other.webp')).toEqual({ rows: [], file: null })
  },
)

test('K127 a withdrawn picture leaves the index with the click, the bucket with the next publish, and comes back with no key', async () => {
  const [face, field] = ['gallery/face.webp', 'gallery/field.webp']
  for (const upload of [face, field]) {
    await cast.admin.storage
      .from('gallery')
      .upload(upload, new Blob(['picture'], { type: 'image/webp' }))
    const url = `/storage/v1/object/public/gallery/${upload}`
    const row = { url, storage_path: upload, title: upload }
    expect((await cast.editor.from('gallery_images').insert(row)).error).toBeNull()
    await keep(upload)
  }
  const withdrawn = await cast.editor
    .from('gallery_images')
    .update({ consent: 'withdrawn' })
    .eq('storage_path', face)
  expect(withdrawn.error).toBeNull()
  expect((await kept(face)).rows).toEqual([])

  const publish = createBackend(
    {
      backendUrl: server.url,
      publishableKey: stack.publishableKey,
      fetch: (request) => fetch(request),
    },
    await tokenOf(cast.editor),
  )
  await publish.removeFiles()
  expect(await kept(face)).toEqual({ rows: [], file: null })
  expect(await kept(field)).toEqual({ rows: [rowOf(field)], file: 'a small picture' })

  expect(await writer().note(rowOf(face))).toBe(false)
  // A build that was killed, or wrote while consent ended, left a file: it leaves with the next publish.
  await writer().put(nameOf(face), bytes)
  await publish.removeFiles()
  expect(await kept(face)).toEqual({ rows: [], file: null })
})

test('K127 a backup holds nothing that builds derived from pictures: they make it again', async () => {
  const folder = sampleFolder()
  const filled = await boot(folder)
  const bucket = clientOf(filled, filled.secretKey).storage.from('gallery')
  for (const [name, text] of [
    ['gallery/harvest.webp', 'an upload'],
    [nameOf('gallery/harvest.webp'), 'a small copy'],
  ] as const) {
    const file = new Blob([text], { type: 'image/webp' })
    expect((await bucket.upload(name, file)).error).toBeNull()
  }
  const row = rowOf('gallery/harvest.webp')
  await filled.sql('insert into public.derived_pictures (master, key, files) values ($1, $2, $3)', [
    row.master,
    row.key,
    JSON.stringify(row.files),
  ])
  await filled.stop()
  const file = join(temporaryFolder(), 'backup.tar.gz')
  await backupLocal(folder, file, () => {})
  const text = gunzipSync(readFileSync(file)).toString('latin1')
  for (const word of ['gallery/harvest.webp', 'an upload']) expect(text).toContain(word)
  for (const word of ['derived/', 'derived_pictures', row.master, 'a small copy']) {
    expect(text).not.toContain(word)
  }
}, 120_000)

test('K126 a key that is not secret, or would be sent in the open, is refused with a sentence', () => {
  const open = { url: 'http://abc.example.org', publishableKey: 'sb_publishable_x' }
  expect(() => pictureStore(open, 'sb_secret_x')).toThrow('https://')
  expect(() => pictureStore(backend(), stack.publishableKey)).toThrow(
    'PICTURES_SECRET_KEY must be a secret key of the project',
  )
  expect(pictureStore(open, undefined).writer).toBeNull()
  expect(pictureStore(open, '').writer).toBeNull()
})
