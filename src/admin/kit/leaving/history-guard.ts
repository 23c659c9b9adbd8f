import { useEffect, useEffectEvent } from 'react'
import { createPath } from 'react-router-dom'
import { currentEntry, siteHistory } from '../../../lib/site-history'
import { hasUnsavedWork, leave } from './leave-guard'

/** Something open in front of the page that Back closes. */
type Layer = {
  close: () => void
  /** Whether it needs an entry of the history in front of the page's own. */
  hasEntry: boolean
}

/** What is open, the topmost last. */
const layers: Layer[] = []
/** Where a step of our own is to arrive; nothing while none is under way. */
let expected: number | undefined
/** Whether the next step has been allowed by the person. */
let isAllowed = false
/** Whether Back and Forward are watched. */
let isWatching = false
let timer: ReturnType<typeof setTimeout> | undefined

function stepTo(place: number, from: number): void {
  expected = place
  window.history.go(place - from)
}

/** Writes the page that is shown into its entry: it may have changed while a layer stood in front. */
function refreshEntry(): void {
  const { location, index } = siteHistory
  if (!location) return
  const { state: usr, key } = location
  window.history.replaceState({ usr, key, idx: index }, '', createPath(location))
}

/** Adds or removes the one entry in front of the page, as what is open demands. */
function reconcile(): void {
  if (expected !== undefined || !isWatching) return
  const entry = currentEntry()
  if (entry.isLayer) {
    if (layers.length === 0) stepTo(siteHistory.index, siteHistory.index + 1)
  } else if (entry.idx === siteHistory.index && layers.some(({ hasEntry }) => hasEntry)) {
    window.history.pushState({ ...entry, idx: entry.idx + 1, isLayer: true }, '')
  }
}

/**
 * Brings the history in step with what is open, after what the same event still does: a page that is
 * opened from a layer takes the place of its entry.
 */
export function reconcileSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(reconcile)
}

function open(layer: Layer): () => void {
  layers.push(layer)
  reconcile()
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    reconcileSoon()
  }
}

/** Whether the browser has gone to another page than the one that is shown. */
function isElsewhere(): boolean {
  const { pathname, search } = window.location
  return pathname + search !== createPath({ ...siteHistory.location, hash: '' })
}

/** Decides about a step that the browser has made; see `siteHistory.hold`. */
function holds(to: number): boolean {
  const { index } = siteHistory
  if (to === expected) {
    expected = undefined
    if (to === index) {
      refreshEntry()
      reconcile()
    } else stepTo(index, to)
    return true
  }
  expected = undefined
  if (!isWatching) return false
  if (isAllowed) {
    isAllowed = false
    return false
  }
  const top = layers.at(-1)
  if (to === index) {
    refreshEntry()
    top?.close()
    reconcileSoon()
    return true
  }
  if (currentEntry().isLayer) {
    reconcile()
    return true
  }
  if (!top && !(hasUnsavedWork() && isElsewhere())) return false
  stepTo(index, to)
  if (top) top.close()
  else {
    leave(() => {
      isAllowed = true
      // Counted from the page that is shown: should the way back to it last, this step comes after it.
      window.history.go(to - index)
    })
  }
  return true
}

/** Begins to watch Back and Forward: they close what is open, and ask before unsaved work is left. */
export function watchHistory(): () => void {
  expected = undefined
  isAllowed = false
  isWatching = true
  // It stays: a step of our own may arrive when the studio is gone already.
  siteHistory.hold(holds)
  reconcileSoon()
  return () => {
    clearTimeout(timer)
    isWatching = false
  }
}

/**
 * Lets Back close a dialog, a panel or a drawer instead of leaving the page. The topmost of several
 * closes first.
 *
 * @param isOpen whether it is open
 * @param onBack closes it, or refuses to, as its own button would
 * @param hasEntry `false` for a question about Back or Forward itself: a new entry would cut off the
 *   way forward
 */
export function useCloseOnBack(isOpen: boolean, onBack: () => void, hasEntry = true): void {
  const close = useEffectEvent(onBack)
  useEffect(
    () => (isOpen ? open({ close: () => close(), hasEntry }) : undefined),
    [isOpen, hasEntry],
  )
}
