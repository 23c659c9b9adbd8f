import { useLocation } from 'react-router'
import { z } from 'zod'

const stateSchema = z.object({ pageKey: z.string() })

/**
 * Names the present page of the panel: another name is another page, built anew. A new thing that
 * gets its number keeps the page it was written on; see `keepPage`.
 */
export function usePageKey(): string {
  const { pathname, key, state } = useLocation()
  const kept = stateSchema.safeParse(state).data?.pageKey
  return kept ?? (pathname.endsWith('/new') ? `${pathname} ${key}` : pathname)
}

/** State for a change of address after which the page `pageKey` stays as it is. */
export function keepPage(pageKey: string): z.infer<typeof stateSchema> {
  return { pageKey }
}
