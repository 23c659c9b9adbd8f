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

// The router's blocker holds Back and Forward. What it does not offer is here: an entry of the history
// in front of the page's own, so that Back closes what is open also where nothing lies behind the
// page. That entry is a copy of the page's: to the router it is the same place, and pages hear
// nothing of it.

/** Something open in front of the page that Back closes. */
type Layer = {
  close: () => void
  /** Whether it needs an entry of the history in front of the page's own. */
  hasEntry: boolean
}

/** What is open, the topmost last. */
const layers: Layer[] = []
/** What happens when the step back to the page's entry that is under way has arrived. */
let afterStep: (() => void) | undefined
/** Where the step leads that is held. */
let heldStep: Location | undefined
/** Changes the page. */
let navigate: NavigateFunction | undefined
/** How far the router is with taking back a step that was held. */
let held: 'no' | 'decided' | 'returning' = 'no'
/** Whether Back and Forward are watched. */
let isWatching = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Whether the browser stands on the entry in front of the page's own. */
function isInFront(): boolean {
  return Boolean(Reflect.get(Object(window.history.state), 'isInFront'))
}

/** Goes back to the page's own entry, then calls `proceed`; the last one counts. */
function stepBack(proceed: () => void): void {
  if (!afterStep) window.history.back()
  afterStep = proceed
}

/** Adds or removes the entry in front of the page, as what is open demands. */
function reconcile(): void {
  if (!isWatching || afterStep || held !== 'no') return
  if (isInFront()) {
    if (layers.length === 0) stepBack(reconcileSoon)
  } else if (layers.some(({ hasEntry }) => hasEntry)) {
    window.history.pushState({ ...window.history.state, isInFront: true }, '')
  }
}

/** Brings the history in step with what is open, after what the same event still does. */
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

/** Says whether the router is to hold a change of page. */
const holds: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
  if (historyAction !== NavigationType.Pop) {
    if (!isInFront()) return false
    // A page that is opened from a layer takes the place of its entry.
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

/** Follows the browser's steps; called after the router has. */
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

/** Watches Back and Forward: they close what is open, and ask before unsaved work is left. */
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
