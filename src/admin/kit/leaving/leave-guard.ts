import { draftLifetimeDays } from '../drafts/draft-store'

export type LeaveQuestion = { title: string; description: string }

/** What is asked unless the holder of the work asks something else. */
const defaultQuestion: LeaveQuestion = {
  title: 'Leave without saving?',
  description: `What you wrote is not saved. It stays on this device for ${draftLifetimeDays} days, and is offered to you when you come back to this page.`,
}

/** The editors with work that is not saved, and what they ask. */
const unsaved = new Map<symbol, LeaveQuestion>()
const listeners = new Set<() => void>()
/** What somebody wants to do that would lead away from unsaved work. */
let waiting: (() => void) | undefined

function tell(): void {
  for (const listener of listeners) listener()
}

/** Says that there is work which is not saved; call what comes back when there is none any more. */
export function holdUnsavedWork(question = defaultQuestion): () => void {
  const key = Symbol('unsaved work')
  unsaved.set(key, question)
  return () => {
    unsaved.delete(key)
  }
}

/** Whether any editor holds work that is not saved. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0
}

/** Does what leads away from the page, after asking where work is not saved. */
export function leave(proceed: () => void): void {
  if (!hasUnsavedWork()) {
    proceed()
    return
  }
  waiting = proceed
  tell()
}

/** The question about text goes before others: it is the work of hands. */
function question(): LeaveQuestion {
  const questions = [...unsaved.values()]
  return questions.find((asked) => asked === defaultQuestion) ?? questions[0] ?? defaultQuestion
}

/** What waits for an answer, for `useSyncExternalStore`. */
export const leaveQuestion = {
  current: question,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  isOpen: () => waiting !== undefined,
  answer: (isLeaving: boolean): void => {
    const proceed = waiting
    waiting = undefined
    tell()
    if (isLeaving) proceed?.()
  },
}

/**
 * Watches the ways out of a page by closing the tab or pressing a link; Back and Forward are the
 * history's business, see `useHistoryGuard`.
 *
 * @param follow changes the page without a new document
 * @returns what ends the watch
 */
export function watchLeaving(follow: (address: string) => void): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }

  window.addEventListener(
    'beforeunload',
    (event) => {
      if (hasUnsavedWork()) event.preventDefault()
    },
    options,
  )

  document.addEventListener(
    'click',
    (event) => {
      const address = hasUnsavedWork() ? linkTargetOf(event) : undefined
      if (address === undefined) return
      event.preventDefault()
      event.stopPropagation()
      leave(() => follow(address))
    },
    options,
  )

  return () => controller.abort()
}

/** The address inside this site that a plain press on a link leads to; nothing for other presses. */
function linkTargetOf(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return undefined
  }
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.download) return undefined
  if (link.target && link.target !== '_self') return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== window.location.origin) return undefined
  const isSamePage = pathname === window.location.pathname && search === window.location.search
  return isSamePage ? undefined : pathname + search + hash
}
