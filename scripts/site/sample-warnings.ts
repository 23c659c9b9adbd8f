import { join } from 'node:path'
import { shipped } from '../../src/content/shipped.ts'
import { isSampleAddress } from '../../src/lib/sample-address.ts'
import type { Settings } from '../settings'
import { projectRoot } from './build-site'
import { importModule } from './import-module.ts'

/** Variables that hosts and their build machines set. */
const hostVariables = ['CI', 'NETLIFY', 'VERCEL', 'CF_PAGES', 'GITHUB_ACTIONS']

type HostSettings = Pick<Settings, 'hostedBackend' | 'siteUrl' | 'contentDir'>

/**
 * Whether a build is meant for visitors: it runs at a host, or has a backend or an address of its own.
 *
 * @param environment the variables of the process
 */
export function isHostedBuild(
  environment: Readonly<Record<string, string | undefined>>,
  { hostedBackend, siteUrl }: Omit<HostSettings, 'contentDir'>,
): boolean {
  return (
    hostVariables.some((name) => environment[name]) ||
    hostedBackend.publishableKey !== '' ||
    (siteUrl !== '' && !isSampleAddress(siteUrl))
  )
}

/**
 * What a build for visitors still has as a sample that keeps them from reaching the operator.
 *
 * @returns one sentence for each
 */
export async function sampleWarnings({ siteUrl, contentDir }: HostSettings): Promise<string[]> {
  const file = join(projectRoot, 'src/content/site.ts')
  const { site } = await importModule<typeof import('../../src/content/site')>(file, contentDir)
  const address = siteUrl || site.origin
  const warnings: string[] = []
  if (site.phone === shipped.phone) {
    warnings.push(
      `The phone number of this build is the sample ${shipped.phone}, which reaches nobody: change it in the studio under Site, Company, and publish.`,
    )
  }
  if (isSampleAddress(address)) {
    warnings.push(
      `The pages of this build name ${address} as their address, which no visitor can open: set VITE_SITE_URL in the settings of your host.`,
    )
  }
  return warnings
}
