import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { nairobiDay } from '../../lib/calendar-day'
import type { QuestionGroup } from '../../lib/question-group'
import { readSessionMap, writeSessionMap } from '../../lib/storage'
import { peopleFault } from '../../lib/team-group'
import { dateFault } from '../../lib/visit-date'

export type RequestOption = { value: string; label: string }

export type RequestField<Name extends string> = {
  name: Name
  label: string
  type?: 'date'
  /** For a number of people. */
  inputMode?: 'numeric'
  maxLength?: number
  /** What there is to choose from, which may depend on the other fields; a text field without. */
  options?: (typed: Typed<Name>) => readonly RequestOption[]
  /** What stands first among the options, for no choice; null where the first option is chosen. */
  blank?: string | null
  /** Takes the whole width of the form, for long options. */
  isWide?: true
}

/** What was typed or chosen, by the names of the fields; empty at first. A date or a number that cannot be is empty. */
export type Typed<Name extends string> = Readonly<Record<Name, string>>

/** Things of which a visitor ticks any number, such as tours. */
export type Picks = {
  title: string
  options: readonly RequestOption[]
  /** What is ticked once the page is hydrated; nothing is before. */
  initial: () => readonly string[]
}

type Draft<Name extends string> = {
  typed: Typed<Name>
  questions: readonly string[]
  picked: readonly string[]
  /** What is wrong with dates and numbers of people, by the names of their fields. */
  faults: Partial<Record<Name, string>>
}

/** Fills fields, as the visitor would, and moves the focus to the first of them. */
export type Fill<Name extends string> = (values: Partial<Record<Name, string>>) => void

export type Request<Name extends string> = Draft<Name> & {
  form: RefObject<HTMLFormElement | null>
  read: () => void
  fill: Fill<Name>
  /** Whether nothing is wrong; else says what and moves the focus there. */
  check: () => boolean
  /** Whether faults are shown: not while a date is being typed. */
  showsFaults: boolean
  showFaults: () => void
}

type RequestParts<Name extends string> = {
  fields: readonly RequestField<Name>[]
  questions: readonly QuestionGroup[]
  picks?: Picks | undefined
  /** Values for empty fields, read once the page is hydrated. */
  prefill?: (() => Partial<Record<Name, string>>) | undefined
  /** Called with what was typed, whenever it changes. */
  onTyped?: ((typed: Typed<Name>) => void) | undefined
  /** Under which name what is typed and ticked is kept until the tab is closed. */
  draftKey: string
}

const isText = (value: unknown): value is string => typeof value === 'string'
const boxesOf = (form: HTMLFormElement | null) =>
  form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []
/** Fields and boxes in one map: no field begins like this. */
const boxKey = ({ name, value }: HTMLInputElement) => `box ${name} ${value}`

/**
 * What a visitor types, chooses and asks in a form whose fields are uncontrolled, so that nothing typed before
 * hydration is lost. All questions are chosen at first.
 */
export function useRequest<Name extends string>(parts: RequestParts<Name>): Request<Name> {
  const { fields, questions, picks, prefill, onTyped, draftKey } = parts
  const storageKey = `request-${draftKey}`
  const form = useRef<HTMLFormElement>(null)
  const all = questions.flatMap((group) => group.questions)
  const [today] = useState(() => nairobiDay(new Date()))
  const [showsFaults, setShowsFaults] = useState(false)
  const [draft, setDraft] = useState<Draft<Name>>(() => ({
    typed: typedInto(fields, () => ''),
    questions: all,
    picked: [],
    faults: {},
  }))

  const controlOf = (name: Name) => {
    const control = form.current?.elements.namedItem(name)
    return control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      ? control
      : undefined
  }
  const faultsNow = () => {
    const faults: Partial<Record<Name, string>> = {}
    for (const { name, type, inputMode } of fields) {
      const control = controlOf(name)
      if (!control) continue
      const fault =
        type === 'date'
          ? dateFault(control.value, today, control.validity.badInput)
          : inputMode === 'numeric' && peopleFault(control.value)
      if (fault) faults[name] = fault
    }
    return faults
  }
  const read = () => {
    if (!form.current) return
    const data = new FormData(form.current)
    const faults = faultsNow()
    const typed = typedInto(fields, (name) => (faults[name] ? '' : (controlOf(name)?.value ?? '')))
    const chosen = data.getAll('question')
    setDraft({
      typed,
      faults,
      questions: all.filter((question) => chosen.includes(question)),
      picked: data.getAll('pick').filter((value) => typeof value === 'string'),
    })
    onTyped?.(typed)
    writeSessionMap(storageKey, [
      ...fields.map(({ name }) => [name, controlOf(name)?.value ?? ''] as const),
      ...[...boxesOf(form.current)].map(
        (box) => [boxKey(box), box.checked ? 'on' : 'off'] as const,
      ),
    ])
  }
  const fill: Fill<Name> = (values) => {
    const names = fields.map(({ name }) => name).filter((name) => values[name] !== undefined)
    for (const name of names) {
      const control = controlOf(name)
      if (control) control.value = values[name] ?? ''
    }
    read()
    const [first] = names
    if (first !== undefined) controlOf(first)?.focus()
  }
  // A visitor may have typed before hydration, and the browser restores fields on Back.
  const readTyped = useEffectEvent(() => {
    const values: Partial<Record<Name, string>> = prefill?.() ?? {}
    const kept = readSessionMap(storageKey, isText)
    for (const { name } of fields) {
      const control = controlOf(name)
      const value = values[name] ?? kept.get(name)
      const isUntouched =
        control instanceof HTMLSelectElement ? control.selectedIndex <= 0 : control?.value === ''
      if (control && value && isUntouched) control.value = value
      // It was an option for what was typed then.
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) {
        control.selectedIndex = 0
      }
    }
    const ticked = picks?.initial() ?? []
    for (const box of boxesOf(form.current)) {
      const state = kept.get(boxKey(box))
      if (state !== undefined) box.checked = state === 'on'
      else if (box.name === 'pick' && ticked.includes(box.value)) box.checked = true
    }
    read()
  })
  useEffect(() => readTyped(), [])

  return {
    ...draft,
    form,
    read,
    fill,
    showsFaults,
    showFaults: () => setShowsFaults(true),
    check: () => {
      // No event tells of a date that is only begun.
      read()
      setShowsFaults(true)
      const faults = faultsNow()
      const wrong = fields.find(({ name }) => faults[name])
      if (wrong) controlOf(wrong.name)?.focus()
      return !wrong
    },
  }
}

function typedInto<Name extends string>(
  fields: readonly RequestField<Name>[],
  valueOf: (name: Name) => string,
): Typed<Name> {
  const entries = fields.map(({ name }) => [name, valueOf(name)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the keys
  return Object.fromEntries(entries) as Typed<Name>
}
