import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { keptPdf, type KeptPdf } from './brochure-cache.ts'
import { importModule } from './import-module.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const maker = fileURLToPath(new URL('./pdf-makers.ts', import.meta.url))

type PdfMakers = typeof import('./pdf-makers')

type PdfName = {
  /** Name of the file in the site. */
  file: string
  /** Function that makes it. */
  make: keyof PdfMakers
  /** Compile-time value through which a page learns the size. */
  variable: `VITE_${string}_SIZE`
}

/** The PDFs that a build makes from the content. */
export const pdfNames = [
  { file: 'brochure.pdf', make: 'makeBrochure', variable: 'VITE_BROCHURE_SIZE' },
  { file: 'school-visit.pdf', make: 'makeSchoolSheet', variable: 'VITE_SCHOOL_SHEET_SIZE' },
] as const satisfies readonly PdfName[]

type BuiltPdfs = {
  /** Each file with its name in the site. */
  files: readonly { name: string; content: Buffer }[]
  /** Compile-time values through which pages learn the sizes. */
  define: Record<string, string>
}

/** Size of a file for a label: `0.1 MB`, rounded up. */
export function sizeLabel(bytes: number): string {
  return `${(Math.ceil(bytes / 100_000) / 10).toFixed(1)} MB`
}

/**
 * The PDFs of the current content; each is made again only after a change.
 *
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 * @param evaluated the same content, where it has been evaluated already
 * @param pictureFolders further folders with files of pictures
 */
export async function buildPdfs(
  contentDir: string | undefined,
  evaluated?: PdfMakers,
  pictureFolders: readonly string[] = [],
): Promise<BuiltPdfs> {
  const files: { name: string; content: Buffer }[] = []
  const define: Record<string, string> = {}
  for (const { file, make, variable } of pdfNames) {
    const kept = await keptPdf(root, contentDir, file)
    const content =
      (await kept.read()) ?? (await makeAndKeep(kept, make, contentDir, evaluated, pictureFolders))
    files.push({ name: file, content })
    define[`import.meta.env.${variable}`] = JSON.stringify(sizeLabel(content.length))
  }
  return { files, define }
}

/** Uses the operator's own data from `.env`, which a plain import would lack. */
async function makeAndKeep(
  kept: KeptPdf,
  make: keyof PdfMakers,
  contentDir: string | undefined,
  evaluated: PdfMakers | undefined,
  pictureFolders: readonly string[],
): Promise<Buffer> {
  const makers = evaluated ?? (await importModule<PdfMakers>(maker, contentDir))
  const content = await makers[make]({ pictureFolders })
  await kept.keep(content)
  return content
}

/**
 * Serves the PDFs in development.
 *
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 */
export function pdfsInDevelopment(contentDir: string | undefined): Plugin {
  let built: BuiltPdfs | undefined
  return {
    name: 'shamba:pdfs',
    apply: 'serve',
    async config() {
      built = await buildPdfs(contentDir)
      return { define: built.define }
    },
    configureServer({ middlewares }) {
      for (const { file } of pdfNames) {
        middlewares.use(`/${file}`, (_request, response) => {
          response.setHeader('Content-Type', 'application/pdf')
          response.end(built?.files.find(({ name }) => name === file)?.content)
        })
      }
    },
  }
}
