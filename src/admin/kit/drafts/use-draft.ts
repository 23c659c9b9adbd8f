import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { dropDraft, keepDraft, readDrafts, type Draft } from './draft-store'
import { isSame, type FormValues } from './merge-changes'

/** Wait after the last key press before storing the draft, in ms. */
const debounceMs = 400

type DraftOptions<Values extends FormValues> = {
  storeKey: string
  form: UseFormReturn<Values, unknown, Values>
  /** The stored values that the form is based on, and their version. */
  values: Values
  version: number | null
}

/**
 * Stores unsaved values on this device.
 *
 * @returns `offered`, the newest draft of an earlier visit, which `dismiss` deletes; `forget` deletes
 *   this page's draft, `keep` stores it at once; `keptAt`, when it was stored (ms), or 'refused'
 */
export function useDraft<Values extends FormValues>(options: DraftOptions<Values>) {
  const { storeKey, form } = options
  const [writer] = useState(() => crypto.randomUUID())
  const [offered, setOffered] = useState<Draft | undefined>(() =>
    readDrafts(storeKey).find((draft) => !isSame(draft.values, options.values)),
  )
  const [keptAt, setKeptAt] = useState<number | 'refused'>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Stores the draft now; returns whether that succeeded. */
  function saveNow(): boolean {
    clearTimeout(timer.current)
    timer.current = undefined
    const { values: base, version } = options
    const values = form.getValues()
    if (isSame(values, base)) {
      dropDraft(storeKey, writer)
      return true
    }
    const now = Date.now()
    const isKept = keepDraft(storeKey, { writer, keptAt: now, version, base, values })
    setKeptAt(isKept ? now : 'refused')
    return isKept
  }
  const keep = useEffectEvent(() => void saveNow())

  useEffect(() => {
    const keepNow = () => {
      if (timer.current !== undefined) keep()
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(keepNow, debounceMs)
      },
    })
    // A phone may close the tab at any moment once it is in the background.
    document.addEventListener('visibilitychange', keepNow)
    window.addEventListener('pagehide', keepNow)
    return () => {
      keepNow()
      unsubscribe()
      document.removeEventListener('visibilitychange', keepNow)
      window.removeEventListener('pagehide', keepNow)
    }
  }, [form])

  function dismiss(): void {
    if (offered) dropDraft(storeKey, offered.writer)
    setOffered(undefined)
  }

  function forget(): void {
    clearTimeout(timer.current)
    timer.current = undefined
    dropDraft(storeKey, writer)
    setKeptAt(undefined)
  }

  return { offered, dismiss, forget, keep: saveNow, keptAt }
}
