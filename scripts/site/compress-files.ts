import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipFile } from 'node:zlib'

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
  quick: { brotli: 5, gzip: 6 },
} as const

/**
 * Writes a compressed copy beside each text file of a built site, `.br` and `.gz`, for servers that do not
 * compress by themselves, as `npm start`.
 *
 * @param siteDir folder of the site
 * @param level `quick` where somebody waits for the site
 */
export async function compressFiles(siteDir: string, level: keyof typeof levels): Promise<void> {
  const { brotli, gzip } = levels[level]
  const compressFile = async (file: string) => {
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
  await Promise.all((await textFilesIn(siteDir)).map(compressFile))
}
