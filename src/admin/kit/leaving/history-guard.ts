import { useEffect, useEffectEvent } from 'react'
import {
  NavigationType,
  useBlocker,
  useLocation,
  useNavigate,
  type BlockerFunction,
  type Location,
  type NavigateFunction,
} from 'react-router'
import { hasUnsavedWork, leave } from './leave-guard'

// The router's blocker stops Back and Forward. This adds what it lacks: a history entry in front of
// the page's own, so that Back closes an open layer even when it is the first page. The entry is a
// copy of the page's: the router sees the same location, and pages do not notice.

/** An open layer (dialog, panel, drawer) that Back closes. */
type Layer = {
  close: () => void
  /** Whether it needs a history entry in front of the page's own. */
  hasEntry: boolean
}

/** The open layers, topmost last. */
const layers: Layer[] = []
/** Runs when the pending step back to the page's entry has finished. */
let afterStep: (() => void) | undefined
/** Target of the step that is being held. */
let heldStep: Location | undefined
let navigate: NavigateFunction | undefined
/** Progress of the router in undoing a held step. */
let held: 'no' | 'decided' | 'returning' = 'no'
let isWatching = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Whether the browser is at the entry in front of the page's own. */
function isInFront(): boolean {
  return Boolean(Reflect.get(Object(window.history.state), 'isInFront'))
}

/** Goes back to the page's own entry, then calls `proceed`; the last call wins. */
function stepBack(proceed: () => void): void {
  if (!afterStep) window.history.back()
  afterStep = proceed
}

/** Adds or removes the entry in front of the page, as the open layers require. */
function reconcile(): void {
  if (!isWatching || afterStep || held !== 'no') return
  if (isInFront()) {
    if (layers.length === 0) stepBack(reconcileSoon)
  } else if (layers.some(({ hasEntry }) => hasEntry)) {
    window.history.pushState({ ...window.history.state, isInFront: true }, '')
  }
}

/** Reconciles after the rest of the current event has run. */
function reconcileSoon(): void {
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

/** Decides whether the router holds a navigation. */
const holds: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
  if (historyAction !== NavigationType.Pop) {
    if (!isInFront()) return false
    // A page that is opened from a layer replaces its entry.
    const { state } = nextLocation
    const replace = historyAction === NavigationType.Replace
    stepBack(() => void navigate?.(nextLocation, { replace, state }))
    return true
  }
  const isSamePage =
    currentLocation.pathname + currentLocation.search ===
    nextLocation.pathname + nextLocation.search
  if (isSamePage && currentLocation.key === nextLocation.key) return false
  const isHeld = layers.length > 0 || (hasUnsavedWork() && !isSamePage)
  if (isHeld) {
    held = 'decided'
    heldStep = nextLocation
  }
  return isHeld
}

/** Reacts to the browser's history steps; called after the router. */
function follow(): void {
  if (held === 'decided') held = 'returning'
  else if (held === 'returning') {
    held = 'no'
    reconcileSoon()
  } else if (afterStep) {
    const proceed = afterStep
    afterStep = undefined
    proceed()
  } else {
    if (!isInFront()) layers.at(-1)?.close()
    reconcileSoon()
  }
}

/** Watches Back and Forward: they close open layers, and ask before unsaved work is left. */
export function useHistoryGuard(): void {
  const changePage = useNavigate()
  const { key } = useLocation()
  const blocker = useBlocker(holds)
  const goOn = useEffectEvent(() => blocker.proceed?.())

  useEffect(() => {
    navigate = changePage
  }, [changePage])

  useEffect(() => {
    afterStep = undefined
    held = 'no'
    isWatching = true
    window.addEventListener('popstate', follow)
    reconcileSoon()
    return () => {
      clearTimeout(timer)
      isWatching = false
      window.removeEventListener('popstate', follow)
    }
  }, [])

  useEffect(() => {
    held = 'no'
    reconcileSoon()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each entry of the history is a move
  }, [key])

  useEffect(() => {
    if (blocker.state !== 'blocked' || blocker.location !== heldStep) return
    heldStep = undefined
    const top = layers.at(-1)
    if (top) {
      top.close()
      blocker.reset()
    } else leave(goOn)
  }, [blocker])
}

/**
 * Lets Back close an open layer, the topmost first, instead of leaving the page.
 *
 * @param onBack closes it, or refuses to, like its close button
 * @param hasEntry `false` for a question about Back or Forward itself: a new entry would discard
 *   the forward history
 */
export function useCloseOnBack(isOpen: boolean, onBack: () => void, hasEntry = true): void {
  const close = useEffectEvent(onBack)
  useEffect(
    () => (isOpen ? open({ close: () => close(), hasEntry }) : undefined),
    [isOpen, hasEntry],
  )
}
