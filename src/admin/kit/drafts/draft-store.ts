import { z } from 'zod'

/** What somebody wrote and did not save, as this device keeps it. */
export type Draft = {
  /** Names the page that it was written on, so that two tabs do not overwrite each other. */
  writer: string
  /** When it was last kept, in ms since 1970. */
  keptAt: number
  /** Version of the row that it began with; `null` for something new. */
  version: number | null
  /** What the fields held in the beginning, and what they hold. */
  base: Record<string, unknown>
  values: Record<string, unknown>
}

const values = z.record(z.string(), z.unknown())
const draftSchema = z.object({
  writer: z.string(),
  keptAt: z.number(),
  version: z.number().nullable(),
  base: values,
  values,
})

/** More than two tabs on one thing are an accident; more drafts only fill the store. */
const maxDrafts = 3
const prefix = 'studio-draft'

/** How long a device keeps a draft that nobody comes back to. */
export const draftLifetimeDays = 30

/** Where the drafts of one thing are kept; each person has their own. */
export function draftKey(userId: string, kind: string, id: number | 'new'): string {
  return `${prefix}:${userId}:${kind}:${id}`
}

/**
 * The drafts of one thing that have not expired, the newest first; none where the store is blocked or
 * holds nonsense.
 */
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

/** Keeps a draft in the place of the same writer's last one. Says whether the device took it. */
export function keepDraft(key: string, draft: Draft): boolean {
  const others = readDrafts(key).filter(({ writer }) => writer !== draft.writer)
  return store(key, [draft, ...others].slice(0, maxDrafts))
}

/** Forgets what one writer kept. */
export function dropDraft(key: string, writer: string): void {
  store(
    key,
    readDrafts(key).filter((draft) => draft.writer !== writer),
  )
}

/** How many things one person has drafts of on this device. */
export function countDrafts(userId: string): number {
  return keysOf(userId).filter((key) => readDrafts(key).length > 0).length
}

/** Forgets all that one person has not saved on this device. */
export function dropDraftsOf(userId: string): void {
  for (const key of keysOf(userId)) store(key, [])
}

/** Takes what has expired off the device, whoever wrote it: its writer may never come back here. */
export function dropExpiredDrafts(): void {
  for (const key of keysOf()) store(key, readDrafts(key))
}

/** The keys of one person's drafts, or of everybody's. */
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
