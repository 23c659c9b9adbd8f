import { copyFileSync, linkSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join, normalize, relative, sep } from 'node:path'
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
   * Writes a page and compresses it.
   *
   * @param name path in the site
   * @param pages how many the site will have
   */
  writePage: (name: string, html: string, pages: number) => Promise<void>
  /** Compresses all other files. */
  rest: () => Promise<void>
}

/**
 * Compresses a built site for servers that do not compress by themselves, as `npm start`.
 *
 * @param siteDir folder of the site
 * @param level `quick` where somebody waits for the site
 * @param earlier folder of an earlier site, compressed at the same level or not at all, which will be replaced as a
 *   whole: pages, and compressed copies, that are the same are taken from it, as links
 */
export function siteCompressor(
  siteDir: string,
  level: 'best' | 'quick',
  earlier?: string,
): SiteCompressor {
  const done = new Set<string>()
  const folders = new Set<string>()

  const compressFile = async (name: string, bytes: Buffer, pages: number) => {
    if (bytes.length < smallest) return
    const isAsset = name.startsWith(`assets${sep}`)
    const isMain = isAsset || (isPage(name) && !name.includes(sep))
    const isBest = pages <= mostPagesAtBest || (isMain && bytes.length < largeFile)
    const { brotli, gzip } = levels[level === 'best' && !isBest ? 'good' : level]
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    const file = join(siteDir, name)
    await Promise.all([
      toBrotli(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
      toGzip(bytes, { level: gzip }).then((packed) => writeFile(`${file}.gz`, packed)),
    ])
  }

  /** Whether the earlier site has the same file; its files of these endings are taken then. */
  const isTaken = (name: string, bytes: Buffer, ends: readonly string[]): boolean => {
    if (earlier === undefined) return false
    const [from, to] = [join(earlier, name), join(siteDir, name)]
    try {
      if (!readFileSync(from).equals(bytes)) return false
      const taken = bytes.length < smallest ? ends.filter((end) => end === '') : ends
      for (const end of taken) place(from + end, to + end)
      return true
    } catch {
      // The earlier site lacks it, or its compressed copy. What is written now must not go into its other files.
      for (const end of ends) rmSync(to + end, { force: true })
      return false
    }
  }

  return {
    writePage: async (name, html, pages) => {
      const page = normalize(name)
      const file = join(siteDir, page)
      done.add(page)
      const folder = dirname(file)
      if (!folders.has(folder)) await mkdir(folder, { recursive: true })
      folders.add(folder)
      const bytes = Buffer.from(html)
      if (isTaken(page, bytes, ['', '.br', '.gz'])) return
      await writeFile(file, bytes)
      await compressFile(page, bytes, pages)
    },
    rest: async () => {
      const files = await textFilesIn(siteDir)
      const pages = files.filter(isPage).length
      const names = files.map((file) => relative(siteDir, file)).filter((name) => !done.has(name))
      await forEachAtOnce(names, atOnce, async (name) => {
        const bytes = await readFile(join(siteDir, name))
        if (!isTaken(name, bytes, ['.br', '.gz'])) await compressFile(name, bytes, pages)
      })
    },
  }
}

/** Gives a file a second name, or copies it where the disk knows no links. */
function place(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
