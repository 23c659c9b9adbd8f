import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import { keepBrochure, readKeptBrochure } from './brochure-cache.ts'

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

/** Size of a file as a label tells it: `0.1 MB`, rounded up. */
export function sizeLabel(bytes: number): string {
  return `${(Math.ceil(bytes / 100_000) / 10).toFixed(1)} MB`
}

/** The brochure of the present content; made only when something in it has changed. */
export async function buildBrochure(): Promise<BuiltBrochure> {
  const file = (await readKeptBrochure(root)) ?? (await makeAndKeep())
  const size = sizeLabel(file.length)
  return { file, define: { 'import.meta.env.VITE_BROCHURE_SIZE': JSON.stringify(size) } }
}

/** With the operator's own data from `.env`, which a plain import would not know. */
async function makeAndKeep(): Promise<Buffer> {
  const environment = process.env['NODE_ENV']
  const { module } = await runnerImport<typeof import('./brochure')>(maker, {
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
  })
  // The runner calls it development, and the build that follows would ship React's own tools.
  if (environment === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = environment
  const file = await module.makeBrochure()
  await keepBrochure(root, file)
  return file
}

/** Serves the brochure while the sources are served. */
export function brochureInDevelopment(): Plugin {
  let brochure: BuiltBrochure | undefined
  return {
    name: 'shamba:brochure',
    apply: 'serve',
    async config() {
      brochure = await buildBrochure()
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
