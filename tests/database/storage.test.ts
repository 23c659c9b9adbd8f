import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalStack } from '../../supabase/local/stack'
import { adminOf, boot, clientOf, memberOf, type Client } from './local-stack'
import { sampleFolder } from './temporary-folder'

let dataDir: string
let stack: LocalStack
let visitor: Client
let member: Client
let admin: Client

beforeAll(async () => {
  dataDir = sampleFolder()
  // As an upload leaves it that was killed.
  mkdirSync(join(dataDir, 'storage/ab'), { recursive: true })
  writeFileSync(join(dataDir, 'storage/ab/abcd.0123456789ab.part'), 'half a pict')
  stack = await boot(dataDir)
  visitor = clientOf(stack)
  member = await memberOf(stack, 'member@example.org')
  admin = await adminOf(stack)
})
afterAll(() => stack.stop())

const bucket = (client: Client) => client.storage.from('gallery')
const picture = (text = 'picture') => new Blob([text], { type: 'image/webp' })
const publicAddress = (path: string) => bucket(visitor).getPublicUrl(path).data.publicUrl
const fetchPublic = (path: string, init?: RequestInit) =>
  stack.fetch(new Request(publicAddress(path), init))

test('X13 lets administrators upload, list, replace, move and remove', async () => {
  const { data, error } = await bucket(admin).upload('gallery/tea-1.webp', picture())
  expect(error).toBeNull()
  expect(data?.path).toBe('gallery/tea-1.webp')
  const { data: files } = await bucket(admin).list('gallery')
  // lite gives whole paths, a hosted project names within the folder.
  expect(files?.some((file) => file.name.endsWith('tea-1.webp'))).toBe(true)
  const replaced = await bucket(admin).upload('gallery/tea-1.webp', picture('better'), {
    upsert: true,
  })
  expect(replaced.error).toBeNull()
  expect(await (await fetchPublic('gallery/tea-1.webp')).text()).toBe('better')
  expect((await bucket(admin).move('gallery/tea-1.webp', 'tours/tea-2.webp')).error).toBeNull()
  expect((await fetchPublic('gallery/tea-1.webp')).ok).toBe(false)
  expect(await (await fetchPublic('tours/tea-2.webp')).text()).toBe('better')
  const removed = await bucket(admin).remove(['tours/tea-2.webp'])
  expect(removed.data).toHaveLength(1)
  expect((await fetchPublic('tours/tea-2.webp')).ok).toBe(false)
})

/** Files of the store that hold these bytes. */
function filesWith(text: string): string[] {
  const entries = readdirSync(join(dataDir, 'storage'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text))
}

test('Z16 what a killed upload left is gone after the start', () => {
  expect(filesWith('half a pict')).toEqual([])
})

test('Z10 a file that is removed from the store is gone from the disk, with its name', async () => {
  await bucket(admin).upload('gallery/withdrawn.webp', picture('a face that nobody may see'))
  expect(filesWith('a face that nobody may see')).toHaveLength(1)
  expect(filesWith('gallery/withdrawn.webp')).toHaveLength(1)
  await bucket(admin).remove(['gallery/withdrawn.webp'])
  expect(filesWith('a face that nobody may see')).toEqual([])
  expect(filesWith('gallery/withdrawn.webp')).toEqual([])
})

test('X13 shows pictures to everybody by their address, with type and cache headers', async () => {
  await bucket(admin).upload('gallery/public.webp', picture(), { cacheControl: '3600' })
  const response = await fetchPublic('gallery/public.webp')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(await response.text()).toBe('picture')
})

test('X13 refuses everything else to visitors and members', async () => {
  await bucket(admin).upload('gallery/kept.webp', picture())
  for (const client of [visitor, member]) {
    expect((await bucket(client).upload('gallery/theirs.webp', picture())).error).not.toBeNull()
    expect(
      (await bucket(client).upload('gallery/kept.webp', picture('x'), { upsert: true })).error,
    ).not.toBeNull()
    expect((await bucket(client).list('gallery')).data ?? []).toEqual([])
    expect((await bucket(client).remove(['gallery/kept.webp'])).data ?? []).toEqual([])
    expect(
      (await bucket(client).move('gallery/kept.webp', 'gallery/theirs.webp')).error,
    ).not.toBeNull()
    expect((await bucket(client).createSignedUploadUrl('gallery/theirs.webp')).error).not.toBeNull()
    expect((await client.storage.createBucket('mine', { public: true })).error).not.toBeNull()
    expect((await client.storage.updateBucket('gallery', { public: false })).error).not.toBeNull()
  }
  expect((await fetchPublic('gallery/theirs.webp')).ok).toBe(false)
  expect(await (await fetchPublic('gallery/kept.webp')).text()).toBe('picture')
})

test.each(['image/svg+xml', 'image/gif', 'text/html', 'application/octet-stream'])(
  'X13 refuses %s, also to administrators',
  async (type) => {
    const { error } = await bucket(admin).upload('gallery/odd.webp', new Blob(['x'], { type }), {
      contentType: type,
    })
    expect(error).not.toBeNull()
  },
)

test('X13 takes 10 MB and not a byte more', async () => {
  const limit = 10 * 1024 * 1024
  const fits = await bucket(admin).upload('gallery/fits.webp', picture('x'.repeat(limit)))
  expect(fits.error).toBeNull()
  const tooLarge = await bucket(admin).upload('gallery/large.webp', picture('x'.repeat(limit + 1)))
  expect(tooLarge.error).not.toBeNull()
  const huge = await bucket(admin).upload(
    'gallery/huge.webp',
    picture('x'.repeat(13 * 1024 * 1024)),
  )
  expect(huge.error).not.toBeNull()
  await bucket(admin).remove(['gallery/fits.webp'])
})

test.each([
  '../escape.webp',
  'gallery/../../escape.webp',
  'other/a.webp',
  'gallery/a b.webp',
  'gallery/a.svg',
  'gallery/A.webp',
  'gallery/x/y.webp',
  'a.webp',
  'gallery/🌾.webp',
])('X13 refuses the name %s', async (name) => {
  expect((await bucket(admin).upload(name, picture())).error).not.toBeNull()
})

test('X13 keeps every file inside its folder, whole, under names that cannot clash', async () => {
  const files = readdirSync(join(dataDir, 'storage'), {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect(file.name).toMatch(/^[0-9a-f]{64}(\.json)?$/)
})

test('X13 keeps uploads over a restart', async () => {
  await bucket(admin).upload('blog/stays.webp', picture('still here'))
  await stack.stop()
  stack = await boot(dataDir)
  visitor = clientOf(stack)
  admin = await adminOf(stack)
  const response = await fetchPublic('blog/stays.webp')
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(await response.text()).toBe('still here')
  const { data } = await bucket(admin).list('blog')
  expect(data?.map((file) => file.name.split('/').at(-1))).toEqual(['stays.webp'])
  expect(readFileSync(join(dataDir, 'keys.json'), 'utf8')).toContain(stack.publishableKey)
})
