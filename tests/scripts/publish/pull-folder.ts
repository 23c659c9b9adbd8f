import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { contentPull, type PullSurroundings } from '../../../scripts/commands/content-pull'
import type { KeptPictures } from '../../../scripts/images/kept-pictures'
import { readModules } from '../../../scripts/images/update'
import { backendTools } from '../../../scripts/publish/backend'
import { repositoryPullPlaces, type PullPlaces } from '../../../scripts/publish/pull-places'
import type { ContentRows } from '../../../src/publish/rows'
import { fakeHashes } from '../../publish/fake-hashes'
import { contentRows } from '../../publish/rows'

/** Pictures that ship with the site, as far as the rows of the tests show them. */
const shipped = new Set([
  '/images/tours/goat-farm-tour.jpg',
  '/images/articles/coffee-culture-bean-to-cup.jpg',
  '/images/gallery/agri-expo-2025/01-gates.jpg',
])

export type PullFolder = {
  /** Absolute path of a file below it. */
  at: (...names: string[]) => string
  places: PullPlaces
  /** Every file below it with its text and the time of its last change. */
  files: () => Record<string, string>
}

/**
 * A place of its own for the pulls of one test.
 *
 * @param kept what earlier builds keep in the bucket
 */
export function pullFolder(kept?: KeptPictures): PullFolder {
  const root = mkdtempSync(path.join(tmpdir(), 'shamba-pull-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const at = (...names: string[]) => path.join(root, ...names)
  for (const name of ['content', 'masters', 'public', 'prepared']) mkdirSync(at(name))
  const places: PullPlaces = {
    ...repositoryPullPlaces({
      content: at('content'),
      pictures: {
        masters: at('masters'),
        modules: at('content/pictures'),
        slow: at('public'),
        quick: at('prepared'),
      },
      cache: { masters: at('cache/uploads'), files: at('cache/pictures') },
      seed: at('seed.sql'),
      sourceFile: at('made/source.json'),
      kept,
    }),
    knownPictures: async () =>
      new Set([...shipped, ...Object.keys(await readModules(at('content/pictures')))]),
  }
  return {
    at,
    places,
    files: () =>
      Object.fromEntries(
        readdirSync(root, { recursive: true, encoding: 'utf8' })
          .filter((name) => statSync(at(name)).isFile())
          .toSorted()
          .map((name) => [name, `${statSync(at(name)).mtimeMs} ${readFileSync(at(name), 'utf8')}`]),
      ),
  }
}

/** A backend that answers with rows, and has some pictures. */
export type FakeBackend = {
  /** What `published_content()` answers; null when the backend is asleep. */
  answer: unknown
  /** What the live site tells of itself; nothing where it does not answer. */
  live?: unknown
  /** Bytes by the name in the bucket. */
  uploads?: Readonly<Record<string, Uint8Array>>
  /** Addresses that were asked for. */
  asked?: string[]
}

export type Pulled = { code: number; said: string[]; complained: string[] }

/** Runs the command on a folder. */
export async function runPull(
  { places }: PullFolder,
  backend: FakeBackend,
  args: readonly string[] = [],
  more: Partial<PullSurroundings> = {},
): Promise<Pulled> {
  const said: string[] = []
  const complained: string[] = []
  const code = await contentPull(args, {
    places,
    backend: { url: 'https://project.test', publishableKey: 'sb_publishable_test' },
    siteUrl: 'https://site.test',
    tools: {
      ...backendTools,
      wait: () => Promise.resolve(),
      fetch: (address) => Promise.resolve(respond(backend, address)),
    },
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
    ...more,
  })
  return { code, said, complained }
}

function respond({ answer, live, uploads = {}, asked }: FakeBackend, address: string): Response {
  asked?.push(address)
  const { host, pathname } = new URL(address)
  if (host === 'site.test') {
    return pathname === '/content-snapshot.json' && live !== undefined
      ? Response.json(live)
      : new Response('nothing here', { status: 404 })
  }
  if (answer === null) return new Response('<html>paused</html>', { status: 540 })
  if (pathname === '/rest/v1/rpc/published_content') return Response.json(answer)
  const bytes = uploads[pathname.replace('/storage/v1/object/public/gallery/', '')]
  return bytes === undefined
    ? new Response('{}', { status: 400 })
    : new Response(Buffer.from(bytes), { headers: { 'content-type': 'image/png' } })
}

/** A small picture of one colour. */
export function picture(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: colour } })
    .png()
    .toBuffer()
}

/** The text of a file; null when it is not there. */
export function textIn(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Rows as the database answers with them. */
export function answerOf(changes: Partial<ContentRows> = {}) {
  const rows = contentRows(changes)
  return { schema: 3, ...fakeHashes(rows), ...rows }
}
