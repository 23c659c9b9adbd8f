import { z } from 'zod'

/** Where the backend answers and the key the browser may know. */
export type BackendConfig = { url: string; key: string }

const environment = z.object({
  VITE_SUPABASE_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
})

/**
 * Reads the environment of the build. An empty address means the site's own origin, where the
 * local stack answers.
 *
 * @returns the configuration, or the names of all variables that are missing or malformed
 */
export function readBackendConfig(): BackendConfig | { badVariables: string[] } {
  const parsed = environment.safeParse({
    VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL ?? '',
    VITE_SUPABASE_PUBLISHABLE_KEY: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '',
  })
  if (!parsed.success) {
    return { badVariables: [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))] }
  }
  return {
    url: parsed.data.VITE_SUPABASE_URL || window.location.origin,
    key: parsed.data.VITE_SUPABASE_PUBLISHABLE_KEY,
  }
}
