/** The presses that are counted where the operator has switched the counter on. */
export type PressKind = 'send' | 'mail' | 'call' | 'brochure' | 'shortlist'

/** A press, and the id of the tour that it is about; null for none in particular. */
export type Press = { kind: PressKind; tour: number | null }

const pressEvent = 'visitor-press'

/**
 * Tells whoever counts that a visitor has asked for something. Without a counter nothing happens; links are
 * recognised by themselves (`count-presses.ts`).
 */
export function notePress(kind: PressKind, tour: number | null = null): void {
  document.dispatchEvent(new CustomEvent<Press>(pressEvent, { detail: { kind, tour } }))
}

/**
 * Calls `listener` at each noted press.
 *
 * @param signal ends it
 */
export function onPress(listener: (press: Press) => void, signal: AbortSignal): void {
  const hear = (event: Event) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `notePress` sends this event
    if (event instanceof CustomEvent) listener(event.detail as Press)
  }
  document.addEventListener(pressEvent, hear, { signal })
}
