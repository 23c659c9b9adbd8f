import { useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from './storage'

// Whether a visitor allows the operator's statistics service; on this device only.

const storageKey = 'statistics-consent'

/** The answer: `undefined` until there is one. */
type Consent = 'allowed' | 'refused' | undefined

/** What the browser refused to store; kept until the page is left. */
let unsaved: Consent
const listeners = new Set<() => void>()

/** The present answer. Browser only. */
export function readConsent(): Consent {
  const stored = readStored('local', storageKey)
  return stored === 'allowed' || stored === 'refused' ? stored : unsaved
}

/** Keeps an answer; `undefined` forgets it, so that the question is asked again. */
export function answerConsent(answer: Consent): void {
  unsaved = answer
  if (answer === undefined) removeStored('local', storageKey)
  else writeStored('local', storageKey, answer)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  // Another tab may answer.
  window.addEventListener('storage', listener)
  listeners.add(listener)
  return () => {
    window.removeEventListener('storage', listener)
    listeners.delete(listener)
  }
}

/** The present answer; none in pre-rendered HTML. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => undefined)
}
