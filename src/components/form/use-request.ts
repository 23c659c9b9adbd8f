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
  /** For words of several lines. */
  isLong?: boolean
  /** As wide as two fields. */
  isWide?: boolean
  /** What a browser may fill in. */
  autoComplete?: 'name' | 'organization'
  maxLength?: number
  /** What there is to choose from, which may depend on the other fields; a text field without. */
  options?: (typed: Typed<Name>) => readonly RequestOption[]
  /** What stands first among the options, for no choice; null where the first option is chosen. */
  blank?: string | null
}

/** What was typed or chosen, by the names of the fields; empty at first. A date or a number that cannot be is empty. */
export type Typed<Name extends string> = Readonly<Record<Name, string>>

/** Things of which a visitor ticks any number, such as tours. */
export type Picks<Name extends string> = {
  title: string
  /** Their values are the same whatever is typed. */
  options: (typed: Typed<Name>) => readonly RequestOption[]
  /** What is ticked once the page is hydrated, each once in a tab; nothing is before. */
  initial?: () => readonly string[]
}

type Draft<Name extends string> = {
  typed: Typed<Name>
  questions: readonly string[]
  picked: readonly string[]
  /** What is wrong with dates and numbers of people, by the names of their fields. */
  faults: Partial<Record<Name, string>>
}

/** Ticks a box or unticks it, as the visitor would; returns the box. */
export type Tick = (
  kind: 'pick' | 'question',
  value: string,
  isTicked: boolean,
) => HTMLInputElement | undefined

/** Fills fields, as the visitor would, and moves the focus to the first of them. */
export type Fill<Name extends string> = (values: Partial<Record<Name, string>>) => void

export type Request<Name extends string> = Draft<Name> & {
  form: RefObject<HTMLFormElement | null>
  read: () => void
  fill: Fill<Name>
  tick: Tick
  /** Whether nothing is wrong; else says what and moves the focus there. */
  check: () => boolean
  /** Whether faults are shown: not while a date is being typed. */
  showsFaults: boolean
  showFaults: () => void
}

type RequestParts<Name extends string> = {
  fields: readonly RequestField<Name>[]
  questions: readonly QuestionGroup[]
  picks?: Picks<Name> | undefined
  /** Values for empty fields, read once the page is hydrated; each is taken up once in a tab. */
  prefill?: (() => Partial<Record<Name, string>>) | undefined
  /** Called with what was typed and picked, whenever it changes. */
  onTyped?: ((typed: Typed<Name>, picked: readonly string[]) => void) | undefined
  /** Under which name what is typed and ticked is kept until the tab is closed. */
  draftKey: string
}

const isText = (value: unknown): value is string => typeof value === 'string'
const boxesOf = (form: HTMLFormElement | null) =>
  form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []
/** Fields and boxes in one map: no field begins like this. */
const boxKey = ({ name, value }: HTMLInputElement) => `box ${name} ${value}`
const broughtKey = (name: string) => `brought ${name}`

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

  /** Values and ticks that came from elsewhere, each taken up once: what the visitor changes since counts. */
  const brought = useRef(new Map<string, string>())

  const controlOf = (name: Name) => {
    const control = form.current?.elements.namedItem(name)
    return control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
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
    const picked = data.getAll('pick').filter((value) => typeof value === 'string')
    setDraft({
      typed,
      faults,
      questions: all.filter((question) => chosen.includes(question)),
      picked,
    })
    onTyped?.(typed, picked)
    writeSessionMap(storageKey, [
      ...fields.map(({ name }) => [name, controlOf(name)?.value ?? ''] as const),
      ...[...boxesOf(form.current)].map(
        (box) => [boxKey(box), box.checked ? 'on' : 'off'] as const,
      ),
      ...brought.current,
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
  const tick: Tick = (kind, value, isTicked) => {
    const box = [...boxesOf(form.current)].find(
      (candidate) => candidate.name === kind && candidate.value === value,
    )
    if (!box) return undefined
    box.checked = isTicked
    read()
    return box
  }
  // A visitor may have typed before hydration, and the browser restores fields on Back.
  const readTyped = useEffectEvent(() => {
    const kept = readSessionMap(storageKey, isText)
    brought.current = new Map([...kept].filter(([key]) => key.startsWith(broughtKey(''))))
    /** Whether a value that comes from elsewhere is new in this tab. */
    const isNew = (name: string, value: string) => {
      const key = broughtKey(name)
      const last = brought.current.get(key)
      brought.current.set(key, value)
      return last !== value
    }
    const values: Partial<Record<Name, string>> = prefill?.() ?? {}
    for (const { name } of fields) {
      const control = controlOf(name)
      const given = values[name]
      const value = given !== undefined && isNew(name, given) ? given : kept.get(name)
      const isUntouched =
        control instanceof HTMLSelectElement ? control.selectedIndex <= 0 : control?.value === ''
      if (control && value && isUntouched) control.value = value
      // It was an option for what was typed then.
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) {
        control.selectedIndex = 0
      }
    }
    const ticked = picks?.initial?.() ?? []
    for (const box of boxesOf(form.current)) {
      const key = boxKey(box)
      const isGiven = box.name === 'pick' && ticked.includes(box.value) && isNew(key, 'on')
      // The visitor has pressed it already.
      if (box.checked !== box.defaultChecked) continue
      const state = kept.get(key)
      if (isGiven) box.checked = true
      else if (state !== undefined) box.checked = state === 'on'
    }
    read()
  })
  useEffect(() => readTyped(), [])

  return {
    ...draft,
    form,
    read,
    fill,
    tick,
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
