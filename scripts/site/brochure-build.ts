import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { keptPdfs, type KeptPdfs } from './brochure-cache.ts'
import { importModule } from './import-module.ts'
import type { PdfFile, SheetKeeper } from './pdf-file'
import type { KeptFile } from './pdf-pack.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const maker = fileURLToPath(new URL('./pdf-makers.ts', import.meta.url))

type PdfMakers = typeof import('./pdf-makers')

type MakerOptions = { pictureFolders: readonly string[]; takeOrMake: SheetKeeper }

type PdfGroup = {
  /** Name under which its files are kept between builds. */
  kept: string
  /** Files that every site has. */
  files: readonly string[]
  make: (makers: PdfMakers, options: MakerOptions) => Promise<KeptFile[]>
  /** Compile-time value through which a page learns the size of the largest file. */
  variable?: `VITE_${string}_SIZE`
}

/** The PDFs that a build makes from the content, together where they share what they show. */
const pdfGroups: readonly PdfGroup[] = [
  {
    kept: 'brochure.pdf',
    files: ['brochure.pdf'],
    make: async ({ makeBrochure }, options) => [
      { name: 'brochure.pdf', content: await makeBrochure(options) },
    ],
    variable: 'VITE_BROCHURE_SIZE',
  },
  {
    kept: 'school-sheets.pdfs',
    files: ['school-visit.pdf'],
    make: ({ makeSchoolSheets }, options) => makeSchoolSheets(options),
    variable: 'VITE_SCHOOL_SHEET_SIZE',
  },
  {
    kept: 'tour-sheets.pdfs',
    files: [],
    make: ({ makeTourSheets }, options) => makeTourSheets(options),
  },
]

/** Names of the PDFs that every site has, whatever its content. */
export const fixedPdfs: readonly string[] = pdfGroups.flatMap(({ files }) => files)

/** Folder of the PDFs of single tours in a site. */
export const sheetsFolder = 'sheets'

type BuiltPdfs = {
  /** Each file with its name in the site. */
  files: readonly PdfFile[]
  /** Compile-time values through which pages learn the sizes. */
  define: Record<string, string>
}

/** Size of a file for a label: `0.1 MB`, rounded up. */
export function sizeLabel(bytes: number): string {
  return `${(Math.ceil(bytes / 100_000) / 10).toFixed(1)} MB`
}

/**
 * The PDFs of the current content; each is made again only after a change of what it shows.
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
  const files: PdfFile[] = []
  const define: Record<string, string> = {}
  const keptOf = await keptPdfs(root, contentDir, pictureFolders)
  for (const group of pdfGroups) {
    const kept = keptOf(group.kept)
    const made =
      (await kept.read()) ?? (await makeAndKeep(kept, group, contentDir, evaluated, pictureFolders))
    files.push(...made)
    if (!group.variable) continue
    const largest = Math.max(...made.map(({ content }) => content.length))
    define[`import.meta.env.${group.variable}`] = JSON.stringify(sizeLabel(largest))
  }
  return { files, define }
}

/** Uses the operator's own data from `.env`, which a plain import would lack. */
async function makeAndKeep(
  kept: KeptPdfs,
  { make }: PdfGroup,
  contentDir: string | undefined,
  evaluated: PdfMakers | undefined,
  pictureFolders: readonly string[],
): Promise<readonly PdfFile[]> {
  const makers = evaluated ?? (await importModule<PdfMakers>(maker, contentDir))
  const files = await make(makers, { pictureFolders, takeOrMake: kept.takeOrMake })
  await kept.keep(files)
  return files
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
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/[?#].*$/s, '').slice(1)
        const file = built?.files.find(({ name }) => name === path)
        if (!file) {
          next()
          return
        }
        response.setHeader('Content-Type', 'application/pdf')
        response.end(file.content)
      })
    },
  }
}
