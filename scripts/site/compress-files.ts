import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, normalize, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipFile } from 'node:zlib'
import { forEachAtOnce } from '../for-each-at-once'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzipFile)

/** Formats that are text; pictures, fonts and the PDF are compressed already. */
const textFormats = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
])

/** Below this size in bytes, compressing saves no packet. */
const smallest = 1024

/** What only the host reads, and what only the build reads. */
const unserved = /^(?:_headers|_redirects|\.vite)$/

/** Absolute paths of the text files of a folder that visitors fetch. */
async function textFilesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found = await Promise.all(
    entries
      .filter(({ name }) => !unserved.test(name))
      .map(async (entry) => {
        const path = join(folder, entry.name)
        if (entry.isDirectory()) return textFilesIn(path)
        return textFormats.has(extname(entry.name)) ? [path] : []
      }),
  )
  return found.flat()
}

/** Levels of brotli and gzip: the best a file can get, or most of it in a fraction of the time. */
const levels = {
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  good: { brotli: 6, gzip: 6 },
  quick: { brotli: 5, gzip: 6 },
} as const

/**
 * With more pages than this, those of single tours and articles, the sitemap, the feed, the snapshot and large
 * files are compressed at the level `good`: they change with every word, and the best level of Brotli takes 50 ms
 * for a page where this takes 1, for 9 % fewer bytes.
 */
const mostPagesAtBest = 300

/** Size in bytes of a large file: the first of a page are smaller. */
const largeFile = 128 * 1024

/** Files that are compressed at the same time: each holds megabytes meanwhile. */
const atOnce = 8

const isPage = (file: string) => file.endsWith('.html')

/** Writes a compressed copy beside each text file of a site, `.br` and `.gz`. */
export type SiteCompressor = {
  /**
   * Compresses a page that will not change any more.
   *
   * @param name path in the site
   * @param pages how many the site will have
   */
  page: (name: string, pages: number) => Promise<void>
  /** Compresses all other files. */
  rest: () => Promise<void>
}

/**
 * Compresses a built site for servers that do not compress by themselves, as `npm start`.
 *
 * @param siteDir folder of the site
 * @param level `quick` where somebody waits for the site
 * @param earlier folder of an earlier site, compressed at the same level or not at all: the copies of files in
 *   `assets`, whose names change with their bytes, are taken from it
 */
export function siteCompressor(
  siteDir: string,
  level: 'best' | 'quick',
  earlier?: string,
): SiteCompressor {
  const done = new Set<string>()

  const compressFile = async (name: string, pages: number) => {
    const file = join(siteDir, name)
    const bytes = await readFile(file)
    if (bytes.length < smallest) return
    if (earlier && (await takeCopies(join(earlier, name), file, bytes))) return
    const isAsset = name.startsWith(`assets${sep}`)
    const isMain = isAsset || (isPage(name) && !name.includes(sep))
    const isBest = pages <= mostPagesAtBest || (isMain && bytes.length < largeFile)
    const { brotli, gzip } = levels[level === 'best' && !isBest ? 'good' : level]
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    await Promise.all([
      toBrotli(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
      toGzip(bytes, { level: gzip }).then((packed) => writeFile(`${file}.gz`, packed)),
    ])
  }

  return {
    page: (name, pages) => {
      done.add(normalize(name))
      return compressFile(normalize(name), pages)
    },
    rest: async () => {
      const files = await textFilesIn(siteDir)
      const pages = files.filter(isPage).length
      const names = files.map((file) => relative(siteDir, file)).filter((name) => !done.has(name))
      await forEachAtOnce(names, atOnce, (name) => compressFile(name, pages))
    },
  }
}

/** Takes the compressed copies of a file from another site, if it has the same one there; says whether it did. */
async function takeCopies(from: string, to: string, bytes: Buffer): Promise<boolean> {
  const other = await readFile(from).catch(() => undefined)
  if (!other?.equals(bytes)) return false
  try {
    await Promise.all(['.br', '.gz'].map((end) => copyFile(from + end, to + end)))
    return true
  } catch {
    return false
  }
}
