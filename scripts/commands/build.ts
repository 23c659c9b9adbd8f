import { join } from 'node:path'
import { buildSite, projectRoot } from '../site/build-site'
import { isHostedBuild, sampleWarnings } from '../site/sample-warnings'
import { readSettings } from '../settings'

/** Builds the site for a host into `dist`, with the backend that `.env` names. */
export async function main(): Promise<void> {
  const settings = readSettings()
  const { hostedBackend, contentDir } = settings
  const begun = performance.now()
  const outDir = join(projectRoot, 'dist')
  const { paths } = await buildSite(outDir, hostedBackend, { contentDir })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`Built ${paths.length} pages into dist in ${seconds} s.`)
  if (isHostedBuild(process.env, settings)) {
    for (const warning of await sampleWarnings(settings)) console.warn(`Warning: ${warning}`)
  }
  if (!hostedBackend.publishableKey) {
    console.log(
      'The studio has no backend in this build: set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY to give it one.',
    )
  }
}
