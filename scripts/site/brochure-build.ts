import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { keptBrochure, type KeptBrochure } from './brochure-cache.ts'
import { importModule } from './import-module.ts'

/** Name of the brochure in the site. */
export const brochureFile = 'brochure.pdf'

const root = fileURLToPath(new URL('../../', import.meta.url))
const maker = fileURLToPath(new URL('./brochure.ts', import.meta.url))

type BuiltBrochure = {
  /** The PDF file. */
  file: Buffer
  /** Compile-time value through which the page learns the size. */
  define: Record<string, string>
}

/** Evaluated content that can be printed. */
type BrochureMaker = Pick<typeof import('./brochure'), 'makeBrochure'>

/** Size of a file for a label: `0.1 MB`, rounded up. */
export function sizeLabel(bytes: number): string {
  return `${(Math.ceil(bytes / 100_000) / 10).toFixed(1)} MB`
}

/**
 * The brochure of the current content; regenerated only after a change.
 *
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 * @param evaluated the same content, where it has been evaluated already
 */
export async function buildBrochure(
  contentDir: string | undefined,
  evaluated?: BrochureMaker,
): Promise<BuiltBrochure> {
  const kept = await keptBrochure(root, contentDir)
  const file = (await kept.read()) ?? (await makeAndKeep(kept, contentDir, evaluated))
  const size = sizeLabel(file.length)
  return { file, define: { 'import.meta.env.VITE_BROCHURE_SIZE': JSON.stringify(size) } }
}

/** Uses the operator's own data from `.env`, which a plain import would lack. */
async function makeAndKeep(
  kept: KeptBrochure,
  contentDir: string | undefined,
  evaluated: BrochureMaker | undefined,
): Promise<Buffer> {
  const module = evaluated ?? (await importModule<typeof import('./brochure')>(maker, contentDir))
  const file = await module.makeBrochure()
  await kept.keep(file)
  return file
}

/**
 * Serves the brochure in development.
 *
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 */
export function brochureInDevelopment(contentDir: string | undefined): Plugin {
  let brochure: BuiltBrochure | undefined
  return {
    name: 'shamba:brochure',
    apply: 'serve',
    async config() {
      brochure = await buildBrochure(contentDir)
      return { define: brochure.define }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${brochureFile}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/pdf')
        response.end(brochure?.file)
      })
    },
  }
}
