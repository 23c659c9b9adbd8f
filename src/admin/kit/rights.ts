import { createContext, use } from 'react'

/**
 * What the database asks before it does something: `write` drafts and uploads, `publish` for everything about
 * the content, `manage` for people and the facts of the site. See `private.may` in the migrations.
 */
export const rights = ['write', 'publish', 'manage'] as const

export type Right = (typeof rights)[number]

type Holder = { userId: string | undefined; rights: readonly Right[] }

/** Whose rights the studio shows. It only hides what the database would refuse. */
export const RightsContext = createContext<Holder>({ userId: undefined, rights })

/** Whether the signed-in user has a right. */
export function useMay(right: Right): boolean {
  return use(RightsContext).rights.includes(right)
}

/** What decides about the rights to an entry. */
type Entry = {
  status?: unknown
  first_published_at?: string | null | undefined
  created_by?: string | null | undefined
}

/** Which entries the signed-in user may change and delete; contributors only drafts that were never live. */
export function useEntryRights() {
  const holder = use(RightsContext)
  const mayPublish = holder.rights.includes('publish')
  const mayChange = ({ status, first_published_at: since }: Entry) =>
    mayPublish || (holder.rights.includes('write') && status === 'draft' && !since)
  return {
    mayChange,
    mayDelete: (entry: Entry) =>
      mayPublish || (mayChange(entry) && entry.created_by === holder.userId),
  }
}

/** Whether the form inside shows an entry that the signed-in user may only read. */
export const ReadOnlyContext = createContext(false)
