import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
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

/** Absolute paths of the files of a folder that are worth compressing. */
async function textFilesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found = await Promise.all(
    entries
      .filter(({ name }) => !unserved.test(name))
      .map(async (entry) => {
        const path = join(folder, entry.name)
        if (entry.isDirectory()) return textFilesIn(path)
        if (!textFormats.has(extname(entry.name))) return []
        return (await stat(path)).size < smallest ? [] : [path]
      }),
  )
  return found.flat()
}

/** Levels of brotli and gzip: the best a file can get, or most of it in a fraction of the time. */
const levels = {
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  good: { brotli: 6, gzip: constants.Z_BEST_COMPRESSION },
  quick: { brotli: 5, gzip: 6 },
} as const

/**
 * With more pages than this, those of single tours and articles, the sitemap, the feed and the snapshot are
 * compressed at the level `good`: they change with every word, and the best level of Brotli takes 50 ms for a page
 * where this takes 1, for 9 % fewer bytes.
 */
const mostPagesAtBest = 300

/** Files that are compressed at the same time: each holds megabytes meanwhile. */
const atOnce = 8

const isPage = (file: string) => file.endsWith('.html')

/**
 * Writes a compressed copy beside each text file of a built site, `.br` and `.gz`, for servers that do not
 * compress by themselves, as `npm start`.
 *
 * @param siteDir folder of the site
 * @param level `quick` where somebody waits for the site
 * @param earlier folder of an earlier site, compressed at the same level or not at all: the copies of files in
 *   `assets`, whose names change with their bytes, are taken from it
 */
export async function compressFiles(
  siteDir: string,
  level: 'best' | 'quick',
  earlier?: string,
): Promise<void> {
  const files = await textFilesIn(siteDir)
  const hasMany = level === 'best' && files.filter(isPage).length > mostPagesAtBest
  const compressFile = async (file: string) => {
    const name = relative(siteDir, file)
    const isAsset = name.startsWith(`assets${sep}`)
    if (earlier && isAsset && (await takeCopies(join(earlier, name), file))) return
    const isMain = isAsset || (isPage(name) && !name.includes(sep))
    const { brotli, gzip } = levels[hasMany && !isMain ? 'good' : level]
    const bytes = await readFile(file)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    await Promise.all([
      toBrotli(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
      toGzip(bytes, { level: gzip }).then((packed) => writeFile(`${file}.gz`, packed)),
    ])
  }
  await forEachAtOnce(files, atOnce, compressFile)
}

/** Takes the compressed copies of the same file in another site; says whether it has them. */
async function takeCopies(from: string, to: string): Promise<boolean> {
  const [bytes, other] = await Promise.all([readFile(to), readFile(from).catch(() => undefined)])
  if (!other?.equals(bytes)) return false
  try {
    for (const end of ['.br', '.gz']) await copyFile(from + end, to + end)
    return true
  } catch {
    return false
  }
}
