import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  contentOfAnotherDatabase,
  filesNamedIn,
  missingFiles,
  outcomeOf,
  publish,
  PublishedSite,
} from './published-site'
import { root } from './run-command'

/** A build takes ten seconds on a quick machine, and a minute on one that does much besides. */
const minutes = 60_000

/** What git would see: bytes of everything that a publish could write by mistake. */
function workingTree(): string {
  const hash = createHash('sha256')
  for (const folder of ['art/masters', 'public', 'src', 'supabase']) {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted()
    for (const name of names) {
      const file = join(root, folder, name)
      if (statSync(file).isFile()) hash.update(name).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

test(
  'Y5 Y6 Y8 a change is not on the site until Publish, and then without a restart; no working file is touched',
  { timeout: 6 * minutes },
  async () => {
    const site = new PublishedSite(contentOfAnotherDatabase())
    const tree = workingTree()
    await site.start()
    const client = await site.signIn()
    const first = await site.manifest()
    const waiting = async () =>
      (await client.rpc('waiting_changes', { live: await site.manifest() }).throwOnError()).data
    expect(await waiting()).toMatchObject({ total: 0 })
    expect(await publish(client, first)).toMatchObject({ state: 'unchanged' })

    const picture = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#2d6a4f' },
    })
      .webp()
      .toBuffer()
    await client.storage
      .from('gallery')
      .upload('tours/green-hills.webp', picture, { contentType: 'image/webp' })
    const image = '/storage/v1/object/public/gallery/tours/green-hills.webp'
    const title = 'Hills that were painted green 🌱'
    await client.from('tours').update({ title, image }).eq('id', 3).throwOnError()
    const story = '<p>Goats climb what nobody else can.</p>'
    const { data: article } = await client
      .from('blog_posts')
      .select('slug')
      .eq('id', 1)
      .single<{ slug: string }>()
      .throwOnError()
    const moved = { slug: 'goats-that-climb', content: story }
    await client.from('blog_posts').update(moved).eq('id', 1).throwOnError()
    expect(await waiting()).toMatchObject({
      changes: [{ key: 'tour:3', change: 'changed' }, { key: 'post:1' }, { key: 'redirects' }],
    })
    const oldPage = await site.text('/tours')
    expect(oldPage.includes('Hills that were painted green')).toBe(false)

    const answer = await publish(client, first)
    expect(answer).toMatchObject({ state: 'started' })
    expect(await publish(client, first)).toMatchObject({ state: 'joined', id: answer.id })
    expect(await outcomeOf(client, answer.id)).toEqual({ status: 'live', message: null })

    const page = await site.text('/tours')
    expect(await site.holds('/tours', 'Hills that were painted green')).toBe(true)
    expect(await site.holds('/tours', '/images/tours/uploads/green-hills.jpg')).toBe(true)
    expect(await site.holds('/tours', '/storage/v1')).toBe(false)
    expect(await site.holds('/blog/goats-that-climb', 'Goats climb what nobody else')).toBe(true)
    expect(await site.holds('/brochure.pdf', 'Hills that were painted green')).toBe(true)
    const old = await fetch(`${site.url}/blog/${article.slug}`, { redirect: 'manual' })
    expect([old.status, old.headers.get('location')]).toEqual([301, '/blog/goats-that-climb'])
    const live = await site.manifest()
    const { data: content } = await client.rpc('published_content').throwOnError()
    expect(live).toMatchObject({ hash: content.hash, source: 'database' })
    expect(live.hash).not.toBe(first.hash)
    expect(await waiting()).toMatchObject({ total: 0 })
    // Open tabs go on with the old page's files.
    const files = [...filesNamedIn(oldPage), ...filesNamedIn(page)]
    expect(await missingFiles(site, files)).toEqual([])

    // A picture from elsewhere cannot be on the site: the row says so, the site stays.
    const foreign = { image: 'https://pictures.example.org/cow.jpg' }
    await client.from('tours').update(foreign).eq('id', 5).throwOnError()
    const release = site.release()
    const refused = await publish(client, live)
    const outcome = await outcomeOf(client, refused.id)
    expect(outcome.status).toBe('failed')
    expect(outcome.message).toContain('picture')
    expect(await site.manifest()).toEqual(live)
    expect(site.release()).toBe(release)
    expect(site.output).toContain(`not published: ${outcome.message}`)

    // The way back: the rows are again what is on the site.
    await client.rpc('roll_back', { publish_id: answer.id }).throwOnError()
    expect(await waiting()).toMatchObject({ total: 0 })
    expect(await publish(client, live)).toMatchObject({ state: 'unchanged', hash: live.hash })

    // What was published is there after the next start, too, without a build.
    await site.stop()
    await site.start()
    expect(site.output).toContain('site unchanged since the last build')
    expect(await site.manifest()).toEqual(live)
    expect(workingTree()).toBe(tree)
    await site.stop()
  },
)

test('Y6 a new database has no pending changes in development, whatever database the content came from', async () => {
  const site = new PublishedSite(contentOfAnotherDatabase())
  await site.start('dev')
  const client = await site.signIn()
  const live = await site.manifest()
  const { data } = await client.rpc('waiting_changes', { live }).throwOnError()
  expect(data).toMatchObject({ total: 0, hash: live.hash })
  await site.stop()
})
