import { z } from 'zod'
import { paths } from '../../lib/paths'

/** A studio address, with or without a query, and nothing that a browser could read as another site. */
const studioPath = /^\/admin(?:\/[\w-]+)*(?:\?[\w=&%+.~@-]*)?$/

const stateSchema = z.object({
  from: z.string().optional().catch(undefined),
  hasEnded: z.boolean().catch(false),
})

/**
 * Where a person wants to go after the login: the page the guard has noted, else the address's
 * `next`, else the dashboard. Anything outside of the panel is ignored.
 */
export function intendedPath(state: unknown, search: string): string {
  const wanted = stateSchema.safeParse(state).data?.from ?? new URLSearchParams(search).get('next')
  return wanted && studioPath.test(wanted) ? wanted : paths.admin()
}

/** Whether a session has ended under somebody's hands, which the login page then says. */
export function hasSessionEnded(state: unknown): boolean {
  return stateSchema.safeParse(state).data?.hasEnded ?? false
}
