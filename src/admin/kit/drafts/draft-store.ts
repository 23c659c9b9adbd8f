import { z } from 'zod'

const values = z.record(z.string(), z.unknown())
const draftSchema = z.object({
  /** Identifies the page instance that wrote it, so that two tabs do not overwrite each other. */
  writer: z.string(),
  /** When it was last stored, in ms since 1970. */
  keptAt: z.number(),
  /** Version of the row that it is based on; `null` for a new entry. */
  version: z.number().nullable(),
  /** The fields' initial and current values. */
  base: values,
  values,
})

/** Unsaved values, as stored on this device. */
export type Draft = z.infer<typeof draftSchema>

/** More than two tabs on one entry are an accident; more drafts only fill the storage. */
const maxDrafts = 3
const prefix = 'studio-draft'

/** How long a device keeps an abandoned draft, in days. */
export const draftLifetimeDays = 30

/** Storage key for the drafts of one entry; each user has their own. */
export function draftKey(userId: string, kind: string, id: number | 'new'): string {
  return `${prefix}:${userId}:${kind}:${id}`
}

/** The unexpired drafts of one entry, newest first; none when storage is blocked. */
export function readDrafts(key: string): Draft[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored
      .flatMap((entry) => draftSchema.safeParse(entry).data ?? [])
      .filter(({ keptAt }) => Date.now() - keptAt < draftLifetimeDays * 86_400_000)
      .toSorted((one, other) => other.keptAt - one.keptAt)
  } catch {
    return []
  }
}

/** Stores a draft, replacing the same writer's last one. Returns whether that succeeded. */
export function keepDraft(key: string, draft: Draft): boolean {
  const others = readDrafts(key).filter(({ writer }) => writer !== draft.writer)
  return store(key, [draft, ...others].slice(0, maxDrafts))
}

/** Deletes the draft of one writer. */
export function dropDraft(key: string, writer: string): void {
  store(
    key,
    readDrafts(key).filter((draft) => draft.writer !== writer),
  )
}

/** An entry with unsaved work on this device: its kind and id as in `draftKey`, its newest draft. */
export type KeptDraft = { kind: string; id: string; draft: Draft }

/** The entries of which a user has drafts on this device, last written first. */
export function listDrafts(userId: string): KeptDraft[] {
  return keysOf(userId)
    .flatMap((key) => {
      const [, , kind = '', id = ''] = key.split(':')
      const [draft] = readDrafts(key)
      return draft ? [{ kind, id, draft }] : []
    })
    .toSorted((one, other) => other.draft.keptAt - one.draft.keptAt)
}

/** Number of entries of which a user has drafts on this device. */
export function countDrafts(userId: string): number {
  return listDrafts(userId).length
}

/** Deletes all drafts of a user on this device. */
export function dropDraftsOf(userId: string): void {
  for (const key of keysOf(userId)) store(key, [])
}

/** Deletes all expired drafts on this device, of any user: they may never sign in here again. */
export function dropExpiredDrafts(): void {
  for (const key of keysOf()) store(key, readDrafts(key))
}

/** The storage keys of one user's drafts, or of all. */
function keysOf(userId?: string): string[] {
  const beginning = userId === undefined ? `${prefix}:` : `${prefix}:${userId}:`
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(beginning))
  } catch {
    return []
  }
}

function store(key: string, drafts: readonly Draft[]): boolean {
  try {
    if (drafts.length > 0) window.localStorage.setItem(key, JSON.stringify(drafts))
    else window.localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}
