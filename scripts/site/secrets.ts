import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { StartError } from '../../supabase/local/start-error'
import { rolesOfTokens } from '../../src/lib/publishable-key'
import { forEachAtOnce } from '../for-each-at-once'

/** Patterns of secrets that no built file may contain, whatever the settings. */
const patterns: Record<string, RegExp> = {
  'a secret key': /sb_secret_[A-Za-z0-9]/,
  'a service role': /service_role/,
  'a token of GitHub': /\b(?:gh[opsu]_[A-Za-z0-9]{30}|github_pat_[A-Za-z0-9]{10})/,
  'the address of a deploy hook':
    /\bapi\.(?:netlify\.com\/build_hooks|vercel\.com\/v1\/integrations\/deploy|cloudflare\.com\/client\/v4\/[\w/-]*deploy_hooks|github\.com\/repos\/[^/\s"'`]+\/[^/\s"'`]+\/dispatches)\b/,
}

/** Settings whose values only servers may know. */
const secretSettings = [
  'DEPLOY_HOOK_URL',
  'DEPLOY_HOOK_TOKEN',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_SECRET_KEYS',
  'PICTURES_SECRET_KEY',
  'NOTICE_MAIL_KEY',
  'WATCH_TOKEN',
]

/** Shorter values are not secret and would match anywhere. */
const shortestSecret = 8

const binaryFile = /\.(?:avif|webp|jpe?g|png|ico|woff2?|pdf|mp4|webm|gz|br)$/

/** The privileged roles of the tokens in a text. */
function secretTokens(text: string): string[] {
  const roles = rolesOfTokens(text).filter((role) => role !== 'anon')
  return [...new Set(roles)].map((role) =>
    role ? `a key of the role ${role}` : 'a token that is not the key of the role anon',
  )
}

/** Reads a byte as a character: twice as fast as UTF-8, and what is looked for stands in ASCII. */
const encoding = 'latin1'

/**
 * Reports built files with secrets: secret keys, URLs of deploy hooks, and the values of `secretSettings`.
 * The reports name the kind of secret, not the secret.
 *
 * @param env the settings of the build
 */
export async function findSecrets(
  siteDir: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string[]> {
  const values = secretSettings
    .map((name) => ({ name, value: env[name]?.trim() ?? '' }))
    .filter(({ value }) => value.length >= shortestSecret)
    .map(({ name, value }) => ({ name, bytes: Buffer.from(value).toString(encoding) }))
  const secretsIn = (text: string) => [
    ...Object.entries(patterns)
      .filter(([, pattern]) => pattern.test(text))
      .map(([name]) => name),
    ...secretTokens(text),
    ...values.filter(({ bytes }) => text.includes(bytes)).map(({ name }) => `the value of ${name}`),
  ]

  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !binaryFile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const found: string[] = []
  await forEachAtOnce(files, 8, async (path) => {
    const names = secretsIn(await readFile(path, encoding))
    found.push(...names.map((name) => `${path.slice(siteDir.length + 1)} holds ${name}`))
  })
  return found.toSorted()
}

/**
 * Ends a build whose output contains secrets.
 *
 * @param siteDir folder of the built site
 * @param root folder of the project, whose `.env` is read besides the environment
 * @throws StartError that names every file and the kind of secret in it, and says what to do
 */
export async function refuseSecrets(siteDir: string, root: string): Promise<void> {
  const found = await findSecrets(siteDir, loadEnv('production', root, ''))
  if (found.length === 0) return
  throw new StartError(
    `The build was stopped, because every visitor could read a secret in it: ${found.join('; ')}. Take it out of the settings whose names begin with VITE_ and out of the content. Replace the secret where it was made if a site with it was ever online.`,
  )
}
