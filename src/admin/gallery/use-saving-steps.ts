import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import type { Editor } from '../kit/editing/use-editor'
import type { ImageFormValues } from './image-collection'
import { lackingFields } from './lacking'

/** The fields that Enter leads through, in their order. */
const walkedFields = ['title', 'description', 'alt', 'category'] as const

const controlOf = (form: HTMLElement, name: string) =>
  form.querySelector<HTMLElement>(`[name="${name}"]`)

function show(control: HTMLElement | null): void {
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}

/** A step that waits for a save: to a picture, or to the end of the walk. */
type Step = { to: number | undefined }

type SavingStepsOptions = {
  editor: Pick<Editor<ImageFormValues>, 'form' | 'isDirty' | 'isSaving'>
  /** Saves the form; resolves when it has, or has not. */
  submit: () => Promise<unknown>
  onGo: (id: number | undefined) => void
}

/**
 * Steps of a walk from picture to picture: each saves what was changed, and stays where that fails.
 *
 * @returns `go`; `onSaved`, to be called by the editor after a save
 */
export function useSavingSteps() {
  const wanted = useRef<Step>(undefined)
  const [saved, setSaved] = useState<Step>()
  return {
    onSaved: () => setSaved(wanted.current),
    /** Connects the steps with the editor that saves. */
    wanted,
    saved,
  }
}

type SavingSteps = ReturnType<typeof useSavingSteps>

/** Goes on when a save is done; returns the function that asks for a step. */
export function useGo({ wanted, saved }: SavingSteps, options: SavingStepsOptions) {
  const { editor, submit } = options
  const onGo = useEffectEvent(options.onGo)
  const isClean = !editor.isDirty && !editor.isSaving
  useEffect(() => {
    // Whoever went on typing during the save stays until that is saved, too.
    if (saved && isClean) onGo(saved.to)
  }, [saved, isClean])

  return async (id: number | undefined): Promise<void> => {
    if (!editor.isDirty) return options.onGo(id)
    wanted.current = { to: id }
    await submit()
    wanted.current = undefined
  }
}

/** Focuses the first field that lacks something when the picture opens. */
export function useFirstLacking(isWalking: boolean, values: ImageFormValues) {
  const box = useRef<HTMLDivElement>(null)
  const start = useEffectEvent(() => {
    const [first = 'title'] = lackingFields(values).filter((name) =>
      walkedFields.some((walked) => walked === name),
    )
    if (isWalking && box.current) show(controlOf(box.current, first))
  })
  useEffect(() => start(), [])
  return box
}

/**
 * Enter leads to the next field that is empty, and behind the last one to the next picture.
 *
 * @param values as they are in the fields now
 */
export function stepByEnter(
  event: KeyboardEvent<HTMLElement>,
  values: ImageFormValues,
  onNext: () => void,
): void {
  const { target } = event
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey)
    return
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  const place = walkedFields.findIndex((name) => name === target.name)
  if (place === -1) return
  event.preventDefault()
  const lacking = lackingFields(values)
  const next = walkedFields.slice(place + 1).find((name) => lacking.includes(name))
  if (next === undefined) onNext()
  else show(controlOf(event.currentTarget, next))
}
