import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { diskFullMessage } from '../../scripts/publish/disk-full'
import { runReleaseJob, type ReleaseJob } from '../../scripts/publish/release-job'
import { root, runCommand } from './run-command'
import { deferred } from '../deferred'

/** A job that makes content of `answer` and builds nothing. */
function contentJob(answer: unknown, backendUrl = 'http://127.0.0.1:9'): ReleaseJob {
  const folder = mkdtempSync(join(tmpdir(), 'shamba-job-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'rows.json')
  writeFileSync(file, JSON.stringify(answer))
  return {
    rows: {
      file,
      contentDir: join(folder, 'content'),
      uploads: { masters: join(folder, 'uploads'), files: join(folder, 'pictures') },
      backendUrl,
      liveFile: null,
      allowShrink: false,
      withdrawn: [],
    },
    publish: null,
    backend: { url: '', publishableKey: 'sb_publishable_test' },
    outDir: null,
  }
}

function startChild(): { child: ChildProcess; ended: Promise<number | null> } {
  const child = fork(join(root, 'scripts/run.cjs'), ['local-release'], { execArgv: [] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, ended: new Promise((resolve) => child.once('exit', resolve)) }
}

test('Y5 invalid content is reported in sentences', async () => {
  const empty = { tours: [], blog_posts: [], gallery_images: [], home_featured: [], redirects: {} }
  const result = await runReleaseJob(contentJob(empty))
  expect(result).toMatchObject({ state: 'failed', phase: 'content' })
  expect(JSON.stringify(result)).toContain('The home page shows exactly three tours')
})

test('an aborted job ends at once', async () => {
  const stopping = new AbortController()
  stopping.abort()
  const result = await runReleaseJob(contentJob({}), stopping.signal)
  expect(result).toMatchObject({ state: 'failed', message: 'The build ended before it was done.' })
})

test('the child ends with its parent, before and during its work', async () => {
  const early = startChild()
  early.child.disconnect()
  expect(await early.ended).toBe(1)

  // A picture that never comes keeps the child busy.
  const { promise: isAsked, resolve: asked } = deferred()
  const server = createServer(() => asked())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const late = startChild()
  late.child.send(contentJob(contentWithUpload(), `http://127.0.0.1:${port}`))
  await isAsked
  late.child.disconnect()
  expect(await late.ended).toBe(1)
})

test.each(['throw', 'crash'])(
  'Z16 a disk that becomes full during the job is reported as such, also when the child has to %s',
  async (how) => {
    onTestFinished(() => void vi.unstubAllEnvs())
    vi.stubEnv('NODE_OPTIONS', `--require ${join(import.meta.dirname, 'disk-full.cjs')}`)
    vi.stubEnv('DISK_FULL_TEST', how)
    const result = await runReleaseJob(contentJob(contentWithUpload()))
    expect(result).toMatchObject({ state: 'failed', message: diskFullMessage })
  },
)

test('it cannot be run by hand', async () => {
  const { code, output } = await runCommand(['local-release'])
  expect(code).toBe(1)
  expect(output.trim()).toBe('This command is run by npm start alone.')
})

/** The tours of a home page, one of them with an uploaded picture. */
function contentWithUpload(): unknown {
  const tour = (id: number) => ({
    id,
    slug: `tour-${id}`,
    title: `Tour ${id}`,
    category: 'Farm Tours',
    duration: '1 day',
    location: 'Kiambu',
    participants: '4-150',
    image: `/storage/v1/object/public/gallery/tours/picture-${id}.webp`,
    image_alt: 'A field',
    focus_x: 50,
    focus_y: 50,
    description: '<p>Short.</p>',
    full_description: '<p>Long.</p>',
    itinerary: ['Go'],
    includes: ['Tea'],
    external_links: [],
    featured: false,
  })
  const hash = 'f'.repeat(32)
  return {
    schema: 2,
    hash,
    items: [1, 2, 3].map((id) => `tour:${id}=${hash}`),
    tours: [1, 2, 3].map(tour),
    blog_posts: [],
    gallery_images: [],
    home_featured: [1, 2, 3],
    redirects: {},
  }
}
