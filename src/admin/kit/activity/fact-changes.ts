import type { Part } from '../../../content/collections/facts/part'
import { factKeyOf, factSheets } from '../../../content/collections/facts/sheets'
import { hourName } from '../../../content/opening-hours'
import { dayName } from '../../../lib/format'
import { pictureChange, type ChangedPictures } from './picture-change'

/** A part of a sheet before and after; `undefined` where it did not exist. */
type FactChange = {
  name: string
  before: string | undefined
  after: string | undefined
  pictures?: ChangedPictures
}

/** The label of a sheet of facts by the number of its row. */
export function factTitle(id: number): string {
  const key = factKeyOf(id)
  return key ? factSheets[key].part.label : `Sheet ${id}`
}

/** The parts of a sheet that differ, with their places in it: `Sections 2, Questions 1, Answer`. */
export function factChanges(id: number, before: unknown, after: unknown): FactChange[] {
  const key = factKeyOf(id)
  return key ? changesIn(factSheets[key].part, before, after, '') : []
}

function changesIn(part: Part, before: unknown, after: unknown, name: string): FactChange[] {
  const { parts, entry } = part
  if (parts && isObject(before) && isObject(after)) {
    return Object.entries(parts).flatMap(([key, inner]) =>
      inner.input === 'picture'
        ? pictureChanges(
            inner,
            { ...before, src: before[key] },
            { ...after, src: after[key] },
            name,
          )
        : changesIn(inner, before[key], after[key], join(name, inner.label)),
    )
  }
  if (entry && Array.isArray(before) && Array.isArray(after)) {
    return listChanges(part, entry, before, after, name)
  }
  const texts = { before: factText(part, before), after: factText(part, after) }
  if (texts.before === texts.after) return []
  return [{ name: name || part.label, ...texts }]
}

/** A picture, whose group may say what it shows. */
function pictureChanges(part: Part, before: Group, after: Group, name: string): FactChange[] {
  const shown = ({ src, imageAlt }: Group) => ({ src, alt: imageAlt })
  const change = pictureChange(shown(before), shown(after))
  return change ? [{ name: join(name, part.label), ...change }] : []
}

/** Entries with an identity are compared with themselves, wherever they stand; others by their place. */
function listChanges(
  list: Part,
  entry: Part,
  before: readonly unknown[],
  after: readonly unknown[],
  name: string,
): FactChange[] {
  const keyed = (entries: readonly unknown[]) =>
    new Map<string | number, unknown>(
      entries.map((found, index) => [
        isObject(found) && typeof found['id'] === 'string' ? found['id'] : index,
        found,
      ]),
    )
  const [old, present] = [keyed(before), keyed(after)]
  const placeOf = (index: number) => `${name || list.label} ${index + 1}`
  const changed = [...present].flatMap(([key, found], index): FactChange[] =>
    old.has(key)
      ? changesIn(entry, old.get(key), found, placeOf(index))
      : [{ name: placeOf(index), before: undefined, after: factText(entry, found) }],
  )
  const removed = [...old].flatMap(([key, found], index): FactChange[] =>
    present.has(key)
      ? []
      : [{ name: placeOf(index), before: factText(entry, found), after: undefined }],
  )
  const both = (keys: Iterable<string | number>) =>
    [...keys].filter((key) => old.has(key) && present.has(key))
  const isMoved = both(old.keys()).join() !== both(present.keys()).join()
  const order = (entries: ReadonlyMap<string | number, unknown>) =>
    both(entries.keys())
      .map((key) => firstLine(factText(entry, entries.get(key))))
      .join('\n')
  const moved = {
    name: join(name || list.label, 'order'),
    before: order(old),
    after: order(present),
  }
  return [...changed, ...removed, ...(isMoved ? [moved] : [])]
}

const join = (name: string, label: string) => (name === '' ? label : `${name}, ${label}`)

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''

type Group = Record<string, unknown>

const isObject = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of a part in words. */
export function factText(part: Part, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (part.input === 'hour' && typeof value === 'number') return hourName(value)
  // Its address says nothing to anybody.
  if (part.input === 'picture' && value !== '') return 'A picture'
  if (part.input === 'days' && Array.isArray(value))
    return value.map(Number).map(dayName).join(', ')
  if (part.input === 'linked' && Array.isArray(value)) return value.map(wordsOf).join('')
  if (part.entry && Array.isArray(value)) {
    const { entry } = part
    return value.map((found) => factText(entry, found)).join('\n')
  }
  if (part.parts && isObject(value)) {
    return Object.entries(part.parts)
      .filter(([, { input }]) => input !== 'id')
      .map(([key, inner]) => factText(inner, value[key]))
      .filter(Boolean)
      .join('\n')
  }
  // A damaged value is shown as it is stored.
  if (typeof value !== 'string') return JSON.stringify(value)
  return part.options?.[value] ?? value
}

function wordsOf(part: unknown): string {
  if (!isObject(part)) return String(part)
  return `${String(part['name'])} (${String(part['href'])})`
}
