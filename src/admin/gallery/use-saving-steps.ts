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

type StepOptions = {
  editor: Pick<Editor<ImageFormValues>, 'isDirty'>
  /** Number of saves so far. */
  saves: number
  /** Saves the form; resolves when it has, or has not. */
  submit: () => Promise<unknown>
  /** Goes to a picture, or ends the walk without one. */
  onGo: (id: number | undefined) => void
}

/** A step from picture to picture that saves what was changed, and stays where that fails. */
export function useSavingSteps({ editor, saves, submit, onGo }: StepOptions) {
  const [asked, setAsked] = useState<{ to: number | undefined; since: number }>()
  const arrive = useEffectEvent(() => {
    // Whoever went on typing during the save stays until that is saved, too.
    if (asked && saves > asked.since && !editor.isDirty) onGo(asked.to)
  })
  useEffect(() => {
    if (asked) arrive()
  }, [asked])

  return async (to: number | undefined): Promise<void> => {
    if (!editor.isDirty) return onGo(to)
    await submit()
    // The save is done; the next render knows whether it succeeded.
    setAsked({ to, since: saves })
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
