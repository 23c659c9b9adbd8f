import { useEffect } from 'react'
import { draftLifetimeDays } from '../drafts/draft-store'

export type LeaveQuestion = { title: string; description: string }

const defaultQuestion: LeaveQuestion = {
  title: 'Leave without saving?',
  description: `What you wrote is not saved. It stays on this device for ${draftLifetimeDays} days, and is offered to you when you come back to this page.`,
}

/** The editors with unsaved work, and their questions. */
const unsaved = new Map<symbol, LeaveQuestion>()
const listeners = new Set<() => void>()
/** The action that waits for the user's answer, because it would leave unsaved work. */
let pendingAction: (() => void) | undefined

function tell(): void {
  for (const listener of listeners) listener()
}

/** Registers unsaved work; returns the function that unregisters it. */
export function holdUnsavedWork(question = defaultQuestion): () => void {
  const key = Symbol('unsaved work')
  unsaved.set(key, question)
  return () => void unsaved.delete(key)
}

/** Whether any editor has unsaved work. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0
}

/** Runs an action that leaves the page, after asking if there is unsaved work. */
export function leave(proceed: () => void): void {
  if (!hasUnsavedWork()) return proceed()
  pendingAction = proceed
  tell()
}

/** If several guards are active, ask about unsaved text first. */
function question(): LeaveQuestion {
  const questions = [...unsaved.values()]
  return questions.find((asked) => asked === defaultQuestion) ?? questions[0] ?? defaultQuestion
}

/** The pending question, for `useSyncExternalStore`. */
export const leaveQuestion = {
  current: question,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isOpen: () => pendingAction !== undefined,
  answer: (isLeaving: boolean): void => {
    const proceed = pendingAction
    pendingAction = undefined
    tell()
    if (isLeaving) proceed?.()
  },
}

/** Asks before the tab is closed or a link followed; `useHistoryGuard` handles Back and Forward. */
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

/** The path inside this site that a plain click on a link opens; undefined for other clicks. */
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

/** Asks before this page is left while `isUnsaved`; another `question` must keep its identity. */
export function useLeaveGuard(isUnsaved: boolean, question?: LeaveQuestion): void {
  useEffect(() => (isUnsaved ? holdUnsavedWork(question) : undefined), [isUnsaved, question])
}
