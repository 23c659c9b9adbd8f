import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { dropDraft, keepDraft, readDrafts, type Draft } from './draft-store'
import { isSame, mergeChanges, type FormValues } from './merge-changes'

/** Wait after the last key press before storing the draft, in ms. */
const debounceMs = 400

type DraftOptions<Values extends FormValues> = {
  storeKey: string
  form: UseFormReturn<Values, unknown, Values>
  /** The stored values that the form is based on, and their version. */
  values: Values
  version: number | null
}

/** The fields that a draft would change in what is stored, and their values. */
function changesOf({ base, values }: Draft, stored: FormValues): [string, unknown][] {
  const { merged } = mergeChanges({ ...stored, ...base }, { ...stored, ...values }, stored)
  return Object.keys(stored).flatMap((name): [string, unknown][] =>
    isSame(merged[name], stored[name]) ? [] : [[name, merged[name]]],
  )
}

/**
 * Stores unsaved values on this device.
 *
 * @returns `offered`, the newest draft of an earlier visit that would change something, and its
 *   `changes`; `dismiss` deletes it, `discard` in such a way that `bringBack` offers the
 *   `discarded` draft again; `forget` deletes this page's draft, `keep` stores it at once; `keptAt`,
 *   when it was stored (ms), or 'refused'
 */
export function useDraft<Values extends FormValues>(options: DraftOptions<Values>) {
  const { storeKey, form } = options
  const [writer] = useState(() => crypto.randomUUID())
  /** Where earlier visits have left theirs: a new entry gets a key of its own with its first save. */
  const [firstKey] = useState(storeKey)
  const [found, setFound] = useState<Draft | undefined>(() =>
    readDrafts(storeKey).find((draft) => changesOf(draft, options.values).length > 0),
  )
  const [discarded, setDiscarded] = useState<Draft>()
  // What it holds may have been typed again and saved since it was found.
  const changes = found ? changesOf(found, options.values) : []
  const offered = changes.length > 0 ? found : undefined
  const isSavedSince = found !== undefined && !offered
  useEffect(() => {
    if (isSavedSince) dropDraft(firstKey, found.writer)
  }, [isSavedSince, firstKey, found])
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
    if (found) dropDraft(firstKey, found.writer)
    setFound(undefined)
  }

  function discard(): void {
    setDiscarded(offered)
    dismiss()
  }

  function bringBack(): void {
    if (discarded) keepDraft(firstKey, discarded)
    setFound(discarded)
    setDiscarded(undefined)
  }

  function forget(): void {
    clearTimeout(timer.current)
    timer.current = undefined
    dropDraft(storeKey, writer)
    setKeptAt(undefined)
  }

  return {
    offered,
    changes,
    dismiss,
    discard,
    discarded,
    bringBack,
    forget,
    keep: saveNow,
    keptAt,
  }
}
