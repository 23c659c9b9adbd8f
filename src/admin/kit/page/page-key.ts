import { useLocation } from 'react-router'
import { z } from 'zod'

const stateSchema = z.object({ pageKey: z.string() })

/** A new key remounts the page; a new entry keeps its key when it gets its id, see `keepPage`. */
export function usePageKey(): string {
  const { pathname, key, state } = useLocation()
  const kept = stateSchema.safeParse(state).data?.pageKey
  return kept ?? (pathname.endsWith('/new') ? `${pathname} ${key}` : pathname)
}

/** Navigation state that keeps the page `pageKey` mounted. */
export function keepPage(pageKey: string): z.infer<typeof stateSchema> {
  return { pageKey }
}
