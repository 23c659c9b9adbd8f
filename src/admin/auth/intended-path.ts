import { z } from 'zod'
import { paths } from '../../lib/paths'

/** A path of the studio with an optional query; nothing that a browser could take for another origin. */
const studioPath = /^\/admin(?:\/[\w-]+)*(?:\?[\w=&%+.~@-]*)?$/

const stateSchema = z.object({
  from: z.string().optional().catch(undefined),
  hasEnded: z.boolean().catch(false),
})

/**
 * Where to go after the login: the page from which `RequireAdmin` redirected, else the query's `next`, else
 * the dashboard. Anything outside the studio is ignored.
 */
export function intendedPath(state: unknown, search: string): string {
  const wanted = stateSchema.safeParse(state).data?.from ?? new URLSearchParams(search).get('next')
  return wanted && studioPath.test(wanted) ? wanted : paths.admin()
}

/** Whether the user was redirected here because the session ended. */
export function hasSessionEnded(state: unknown): boolean {
  return stateSchema.safeParse(state).data?.hasEnded ?? false
}
