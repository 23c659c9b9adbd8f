import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { currentContent } from '../../scripts/publish/current-content'
import { runReleaseJob, type ReleaseJob } from '../../scripts/publish/release-job'
import { createStandby } from '../../scripts/publish/standby'
import type { ContentRows } from '../../src/publish/rows'
import { root } from './run-command'

// A file of its own: it builds the site six times.

const minutes = 60_000

/**
 * One change of each kind, with words that show it on a page. Kinds that touch the same pages come one after
 * the other, so that none hides what a publish forgets of another.
 */
const rounds: readonly {
  kinds: string
  change: (rows: ContentRows) => void
  shows: readonly string[]
}[] = [
  {
    kinds: 'words of a tour, an article and a picture',
    change: ({ tours: [tour], blog_posts: [post], gallery_images: [picture] }) => {
      if (tour) tour.full_description += '<p>A word put right.</p>'
      if (post) post.title = 'An article put right'
      if (picture) picture.title = 'A picture put right'
    },
    shows: ['A word put right.', 'An article put right', 'A picture put right'],
  },
  {
    kinds: 'the phone number, which is on every page, and a redirect',
    change: (rows) => {
      const company = rows.site_facts.find(({ key }) => key === 'company')
      if (company) company.value = { ...Object(company.value), phone: '+254 700 000 999' }
      rows.redirects = { '/tours/an-old-name': `/tours/${rows.tours[0]?.slug}` }
    },
    shows: ['+254 700 000 999', '/tours/an-old-name'],
  },
  {
    kinds: 'the order of tours and those of the home page',
    change: (rows) => {
      rows.tours.reverse()
      rows.home_featured = rows.tours.slice(-3).map(({ id }) => id)
    },
    shows: [],
  },
]

/** What the database answers for some rows; the hashes are made up. */
function answerOf(rows: ContentRows): string {
  const items = [
    ...rows.tours.map(({ id }) => `tour:${id}`),
    ...rows.blog_posts.map(({ id }) => `post:${id}`),
    ...rows.gallery_images.map(({ id }) => `picture:${id}`),
    ...rows.site_facts.map(({ id }) => `facts:${id}`),
  ].map((key) => `${key}=${'f'.repeat(32)}`)
  return JSON.stringify({ schema: 3, hash: 'f'.repeat(32), items, ...rows })
}

/** The hash of every file of a built site; the time of the build does not count. */
function filesOf(site: string): Record<string, string> {
  const files: Record<string, string> = {}
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const isManifest = entry.name === 'content-manifest.json'
    const bytes = isManifest
      ? readFileSync(file, 'utf8').replace(/"builtAt":"[^"]*"/, '')
      : readFileSync(file)
    files[relative(site, file)] = createHash('sha256').update(bytes).digest('hex')
  }
  return files
}

/** All text of the pages of a site. */
function pagesOf(site: string): string {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' })
  const pages = names.filter((name) => name.endsWith('.html') || name === '_redirects')
  return pages.map((name) => readFileSync(join(site, name), 'utf8')).join('\n')
}

/** Changes words that only the page of a tour and that of an article show. */
function changeLongTexts({ tours: [tour], blog_posts: [post] }: ContentRows): void {
  if (tour) tour.full_description += '<p>A last word.</p>'
  if (post) post.content += '<p>The end.</p>'
}

test(
  'K122 K164 a publish in a prepared child gives the same bytes as a build from scratch, whatever was changed, and one of long texts renames no script',
  { timeout: 15 * minutes },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shamba-identical-'))
    const standby = createStandby()
    onTestFinished(() => {
      standby.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    })
    const { rows } = await currentContent(join(root, 'tests/frozen/content'))
    if (rows === null) throw new Error('The frozen content cannot be read.')
    const contentDir = join(folder, 'content')
    const jobInto = (site: string): ReleaseJob => ({
      rows: {
        file: join(folder, 'rows.json'),
        contentDir,
        uploads: { masters: join(folder, 'uploads'), files: join(folder, 'pictures') },
        backendUrl: 'http://127.0.0.1:9',
        liveFile: null,
        allowShrink: true,
        withdrawn: [],
      },
      publish: 1,
      contentDir: undefined,
      backend: { url: '', publishableKey: 'sb_publishable_test' },
      outDir: join(folder, site),
    })

    let before = ''
    let last: Record<string, string> = {}
    for (const { kinds, change, shows } of rounds) {
      change(rows)
      writeFileSync(join(folder, 'rows.json'), answerOf(rows))
      await standby.prepare()
      const prepared = await standby.run(jobInto('prepared'))
      expect([kinds, prepared.state]).toEqual([kinds, 'done'])
      const files = filesOf(join(folder, 'prepared'))
      const pages = pagesOf(join(folder, 'prepared'))
      expect([kinds, pages === before]).toEqual([kinds, false])
      for (const words of shows) expect(pages).toContain(words)
      before = pages

      rmSync(contentDir, { recursive: true })
      vi.stubEnv('PDF_CACHE_DIR', join(folder, `pdfs of ${kinds}`))
      const building = runReleaseJob(jobInto('whole'))
      // The child has it; the next prepared one, which may start at any moment, must not.
      vi.unstubAllEnvs()
      const whole = await building
      expect([kinds, whole.state]).toEqual([kinds, 'done'])
      expect([kinds, files]).toEqual([kinds, filesOf(join(folder, 'whole'))])
      expect(Object.keys(files).length).toBeGreaterThan(300)
      rmSync(contentDir, { recursive: true })
      last = files
    }

    changeLongTexts(rows)
    writeFileSync(join(folder, 'rows.json'), answerOf(rows))
    expect(await runReleaseJob(jobInto('whole'))).toMatchObject({ state: 'done' })
    const files = filesOf(join(folder, 'whole'))
    expect(Object.keys(files)).toEqual(Object.keys(last))
    const changed = Object.keys(files).filter((name) => files[name] !== last[name])
    const [tour, post] = [rows.tours[0]?.slug, rows.blog_posts[0]?.slug]
    const pages = [`tours/${tour}.html`, `blog/${post}.html`]
    expect(changed).toEqual(expect.arrayContaining(pages))
    const others = changed.filter((name) => !pages.includes(name.replace(/\.(?:br|gz)$/, '')))
    const kinds = others.map((name) =>
      name.replace(/-[\w-]{7}\.js/, '.js').replace(/\.(?:br|gz)$/, ''),
    )
    expect([...new Set(kinds)].toSorted()).toEqual([
      '.vite/release.json',
      'brochure.pdf',
      'content-snapshot.json',
      'texts/late-search.js',
      'texts/tours.js',
      `texts/${post}.js`,
    ])
  },
)
