import { useRef, useState } from 'react'

/**
 * Ignores further calls of an action until its promise has settled, so that a double click is one
 * write.
 *
 * @param action must not reject
 * @returns the guarded action and whether it is running
 */
export function useSingleFlight<Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
): [(...args: Args) => Promise<void>, boolean] {
  const isInProgress = useRef(false)
  const [isBusy, setBusy] = useState(false)

  async function run(...args: Args): Promise<void> {
    if (isInProgress.current) return
    isInProgress.current = true
    setBusy(true)
    try {
      await action(...args)
    } finally {
      isInProgress.current = false
      setBusy(false)
    }
  }

  return [run, isBusy]
}
