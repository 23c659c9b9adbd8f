import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

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

/**
 * Writes a compressed copy beside each text file of a built site, `.br` and `.gz`, for servers that do not
 * compress by themselves, as `npm start`.
 *
 * @param siteDir folder of the site
 * @param isQuick whether to save time instead of the last per cent of the bytes
 */
export async function compressFiles(siteDir: string, isQuick: boolean): Promise<void> {
  const quality = isQuick ? 9 : constants.BROTLI_MAX_QUALITY
  for (const file of await textFilesIn(siteDir)) {
    const bytes = await readFile(file)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    const [brotli, zipped] = await Promise.all([
      toBrotli(bytes, { params }),
      toGzip(bytes, { level: 9 }),
    ])
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)])
  }
}
