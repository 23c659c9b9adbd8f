import type { Part } from '../../content/collections/facts/part'
import type { TextPart } from '../../content/model'
import { oneLine } from '../../content/schema-parts'
import { kenyanNumber } from '../../lib/tour-phone'
import { slugify } from '../kit/fields/slugify'
import { tidyParts, wordsOfParts } from './linked-value'

// Values of fact sheets in the form, by their definition. What is stored may be damaged, and a draft may
// be older than the definition, so that nothing here relies on a value's form.

/** The part of a value with this key; undefined when it has none. */
export const partOf = (value: unknown, key: string | number): unknown =>
  Reflect.get(Object(value), key)

export const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

/** The entries of a list; none when it is damaged. */
export const entriesIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The sound parts of running text. */
export function linkedIn(value: unknown): TextPart[] {
  return entriesIn(value).flatMap((part): TextPart[] => {
    if (typeof part === 'string') return [part]
    const [name, href] = [partOf(part, 'name'), partOf(part, 'href')]
    return typeof name === 'string' && typeof href === 'string' ? [{ name, href }] : []
  })
}

/** The sound days of a week, Sunday being 0. */
export const daysIn = (value: unknown): number[] => [
  ...new Set(
    entriesIn(value).filter(
      (day): day is number =>
        typeof day === 'number' && Number.isInteger(day) && day >= 0 && day < 7,
    ),
  ),
]

/** Applies `change` to every simple part of a value; parts that the definition lacks are left out. */
function mapped(
  part: Part,
  value: unknown,
  change: (part: Part, value: unknown) => unknown,
): unknown {
  const { entry, parts } = part
  if (entry) return entriesIn(value).map((found) => mapped(entry, found, change))
  if (!parts) return change(part, value)
  return Object.fromEntries(
    Object.entries(parts).map(([key, inner]) => [key, mapped(inner, partOf(value, key), change)]),
  )
}

/** A stored value in the form of its definition; what is damaged or missing is as in a new sheet. */
export function repaired(part: Part, value: unknown): unknown {
  return mapped(part, value, ({ input, empty, options = {} }, found) => {
    if (input === 'linked') return linkedIn(found)
    if (input === 'days') return daysIn(found)
    if (input === 'number' || input === 'hour') return typeof found === 'number' ? found : empty
    if (input === 'flag') return found === true
    if (input === 'choice') return Object.hasOwn(options, textIn(found)) ? found : empty
    return textIn(found)
  })
}

/** Whether some of a stored value cannot be read, so that the form shows it otherwise. */
export const isDamaged = (part: Part, value: unknown): boolean =>
  !saysTheSame(value, repaired(part, value))

/** Whether two values say the same; the database keeps the parts of an object in an order of its own. */
function saysTheSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(parts.map(([key, inner]) => [key, sorted(inner)]))
}

/** What was typed without surplus spaces and line breaks, with numbers as numbers and phones for all countries. */
export function tidied(part: Part, value: unknown): unknown {
  return mapped(part, value, ({ input }, found) => {
    if (input === 'linked') return tidyParts(linkedIn(found))
    if (input === 'number' || input === 'hour') return numberIn(found)
    if (typeof found !== 'string') return found
    const text = oneLine(found)
    return (input === 'phone' && kenyanNumber(text, 'any')) || text
  })
}

/** A typed number; what is not one stays as it is. */
export function numberIn(value: unknown): unknown {
  return typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value
}

const longestId = 80

/**
 * Gives every entry without an identity one, made of its words and unique in the sheet.
 *
 * @param whenUnnamed also gives one to entries without words, which cannot be saved anyway
 */
export function withIds(sheet: Part, value: unknown, whenUnnamed = false): unknown {
  const taken = new Set<string>()
  const find = (part: Part, found: unknown) => {
    if (part.input === 'id' && found !== '') taken.add(textIn(found))
    return found
  }
  mapped(sheet, value, find)

  const newId = ({ prefix = '' }: Part, words: string) => {
    const stem = `${prefix}${slugify(words) || 'entry'}`
    for (let count = 1; ; count += 1) {
      const ending = count === 1 ? '' : `-${count}`
      const id = stem.slice(0, longestId - ending.length).replace(/-+$/, '') + ending
      if (taken.has(id)) continue
      taken.add(id)
      return id
    }
  }
  const fill = (part: Part, found: unknown): unknown => {
    const { entry, parts } = part
    if (entry) return entriesIn(found).map((inner) => fill(entry, inner))
    if (!parts) return found
    return Object.fromEntries(
      Object.entries(parts).map(([key, inner]) => {
        const own = partOf(found, key)
        if (inner.input !== 'id' || textIn(own) !== '') return [key, fill(inner, own)]
        const words = textIn(partOf(found, inner.from ?? '')).trim()
        return [key, words !== '' || whenUnnamed ? newId(inner, words) : '']
      }),
    )
  }
  return fill(sheet, value)
}

/** Texts that are longer than this name an entry on their own. */
const tellingLength = 20

/** A line that tells an entry from the others; '' when nothing is written yet. */
export function summaryOf({ input, parts }: Part, value: unknown): string {
  if (!parts) return input === 'linked' ? wordsOfParts(linkedIn(value)) : textIn(value)
  const named = Object.entries(parts).filter(
    ([key, { input: kind }]) =>
      (kind === 'line' || kind === 'text' || kind === 'linked') && !isAltOf(parts, key),
  )
  const [first, second] = named
  const words = (found: (typeof named)[number] | undefined) =>
    found ? summaryOf(found[1], partOf(value, found[0])).trim() : ''
  const isTelling = (first?.[1].max ?? Infinity) > tellingLength
  return [words(first), isTelling ? '' : words(second)].filter(Boolean).join(' · ')
}

/** Whether a part describes the picture in another part of its group: `imageAlt` that in `image`. */
export function isAltOf(parts: Readonly<Record<string, Part>>, key: string): boolean {
  return key.endsWith('Alt') && parts[key.slice(0, -3)]?.input === 'picture'
}

/** A copy of a value with the part at a path replaced. */
export function changedAt(
  value: unknown,
  path: readonly string[],
  update: (found: unknown) => unknown,
): unknown {
  const [key, ...rest] = path
  if (key === undefined) return update(value)
  const inner = changedAt(partOf(value, key), rest, update)
  if (Array.isArray(value))
    return value.map((found: unknown, index) => (String(index) === key ? inner : found))
  return { ...Object(value), [key]: inner }
}
