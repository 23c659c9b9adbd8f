import { paths } from '../../lib/paths'

/** A studio address and nothing that a browser could read as another site. */
const studioPath = /^\/admin(?:\/[\w-]+)*$/

/**
 * Where a person wants to go after the login: the page the guard has noted, else the address's
 * `next`, else the dashboard. Anything outside of the panel is ignored.
 */
export function intendedPath(state: unknown, search: string): string {
  const noted =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  const wanted = noted ?? new URLSearchParams(search).get('next')
  return typeof wanted === 'string' && studioPath.test(wanted) ? wanted : paths.admin()
}
