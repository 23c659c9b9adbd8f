import type { PreparedPicture } from './prepare-picture'

type UploadState =
  | 'waiting'
  | 'preparing'
  | 'uploading'
  | 'saving'
  | 'done'
  | 'failed'
  | 'cancelled'

/** One file of an upload queue, as the page shows it. */
export type UploadItem<Details, Row> = {
  readonly id: string
  readonly file: File
  /** The user's details about the picture (category, title …). */
  readonly details: Details
  readonly state: UploadState
  /** The fraction that has been sent, 0 to 1. */
  readonly fraction: number
  /** The resized picture, once prepared: small enough for a preview. */
  readonly picture: PreparedPicture | undefined
  /** The result of `save`. */
  readonly row: Row | undefined
  /** Why it failed, as a sentence; otherwise empty. */
  readonly message: string
  /** Whether a retry may succeed. */
  readonly canRetry: boolean
}

type Progress = Pick<UploadItem<unknown, unknown>, 'state' | 'fraction' | 'canRetry'>

function shareOf({ state, fraction }: Progress): number {
  const shares: Record<UploadState, number> = {
    waiting: 0,
    preparing: 0.1,
    uploading: 0.1 + 0.8 * fraction,
    saving: 0.9,
    done: 1,
    failed: 1,
    cancelled: 1,
  }
  return shares[state]
}

/** Summarises the states of a list of uploads. */
export function summarise(items: readonly Progress[]) {
  const count = (...states: UploadState[]) =>
    items.filter((item) => states.includes(item.state)).length
  const wanted = items.filter((item) => item.state !== 'cancelled')
  const progress = wanted.reduce((sum, item) => sum + shareOf(item), 0)
  return {
    total: items.length,
    done: count('done'),
    failed: count('failed'),
    /** Failed files for which a retry may succeed. */
    retryable: items.filter((item) => item.state === 'failed' && item.canRetry).length,
    cancelled: count('cancelled'),
    /** Overall progress of all files that were not cancelled, 0 to 1. */
    fraction: wanted.length === 0 ? 0 : progress / wanted.length,
    /** Whether leaving the page would lose something. */
    isBusy: count('waiting', 'preparing', 'uploading', 'saving') > 0,
  }
}

export type UploadSummary = ReturnType<typeof summarise>

/** Identifies a chosen file; the same file chosen twice has the same key. */
export function fileKey({ name, size, lastModified }: File): string {
  return JSON.stringify([name, size, lastModified])
}

/** Messages about files that were already in the list. */
export function duplicateNotices(names: readonly string[]): string[] {
  const [only] = names
  if (only === undefined) return []
  if (names.length === 1) return [`“${only}” is in the list already and was skipped.`]
  return [`${names.length} files are in the list already and were skipped.`]
}
