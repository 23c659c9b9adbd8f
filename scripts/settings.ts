import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadEnv } from 'vite'
import { z } from 'zod'
import { publishableKeyProblem } from '../src/lib/publishable-key'
import { StartError } from '../supabase/local/start-error'
import { projectRoot } from './site/build-site'
import { defaultDataDir } from './site/private-folders'

const httpsOrigin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://abc.supabase.co' })
  .transform((url) => new URL(url).origin)

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number such as 4173')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, 'must lie between 1 and 65535')

const settingsSchema = z.object({
  PORT: port.optional(),
  LOCAL_ADMIN_PASSWORD: z
    .string()
    .min(6, 'must have at least 6 characters')
    .refine((value) => Buffer.byteLength(value) <= 72, 'must not be longer than 72 bytes')
    .default('shamba-local-admin'),
  LOCAL_DATA_DIR: z.string().default(defaultDataDir),
  CONTENT_DIR: z
    .string()
    .transform((folder) => resolve(projectRoot, folder))
    .refine((folder) => existsSync(folder), 'must be a folder with modules of content')
    .optional(),
  VITE_SITE_URL: httpsOrigin.optional(),
  VITE_CONTENT_PROTECTION: z.enum(['on', 'off'], 'must be on or off').optional(),
  VITE_CAPTCHA_PROVIDER: z
    .enum(['turnstile', 'hcaptcha'], 'must be turnstile or hcaptcha')
    .optional(),
  VITE_CAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]{10,100}$/, 'must be the site key of the captcha, never its secret')
    .optional(),
  VITE_SIGN_UP: z.enum(['open', 'invite'], 'must be open or invite').optional(),
  VITE_SUPABASE_URL: httpsOrigin.optional(),
  VITE_SUPABASE_PUBLISHABLE_KEY: z
    .string()
    .superRefine((key, context) => {
      const problem = publishableKeyProblem(key)
      if (problem !== undefined) context.addIssue(problem)
    })
    .optional(),
})

export type Settings = {
  /** Port from the environment; each command has its own default. */
  port: number | undefined
  /** Absolute path of the one folder that holds everything local. */
  dataDir: string
  /** Absolute path of the folder whose modules stand in for those of `src/content`, if any. */
  contentDir: string | undefined
  /** Password of the local admin. */
  adminPassword: string
  /** The hosted backend, as far as it is configured; used by `npm run build` alone. */
  hostedBackend: { url: string; publishableKey: string }
  /** Origin of the public site; empty when it is not configured. */
  siteUrl: string
}

/**
 * Reads `.env` and the environment (which wins) and checks every value that the project knows.
 *
 * @throws StartError naming each bad value and what it must be
 */
export function readSettings(): Settings {
  const known = Object.keys(settingsSchema.shape)
  const found = Object.entries(loadEnv('production', projectRoot, ''))
  // An empty value in `.env` means "not set": that is how `.env.example` lists the names.
  const values = Object.fromEntries(found.filter(([name, value]) => known.includes(name) && value))
  const result = settingsSchema.safeParse(values)
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new StartError(
      `Please correct ${problems.length === 1 ? 'this value' : 'these values'} in .env or the environment: ${problems.join('; ')}.`,
    )
  }
  const settings = result.data
  return {
    port: settings.PORT,
    dataDir: resolve(projectRoot, settings.LOCAL_DATA_DIR),
    contentDir: settings.CONTENT_DIR,
    adminPassword: settings.LOCAL_ADMIN_PASSWORD,
    hostedBackend: {
      url: settings.VITE_SUPABASE_URL ?? '',
      publishableKey: settings.VITE_SUPABASE_PUBLISHABLE_KEY ?? '',
    },
    siteUrl: settings.VITE_SITE_URL ?? '',
  }
}
