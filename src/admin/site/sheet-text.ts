import type { Part } from '../../content/collections/facts/part'
import { dayName } from '../../content/opening-hours'
import { wordsOfParts } from './linked-value'
import { daysIn, entriesIn, linkedIn, partOf } from './sheet-values'

/** The value of one of a sheet's parts as readable lines. */
export function textOfPart({ parts = {} }: Part, key: string, value: unknown): string {
  const part = parts[key]
  return part ? linesOf(part, value).join('\n') : ''
}

function linesOf(part: Part, value: unknown): string[] {
  const { entry, parts, options } = part
  if (entry) {
    return entriesIn(value).map(
      (found, index) => `${index + 1}. ${linesOf(entry, found).join('\n   ')}`,
    )
  }
  if (parts) {
    return Object.entries(parts)
      .filter(([, { input }]) => input !== 'id')
      .flatMap(([key, inner]) => {
        const [first = '', ...others] = linesOf(inner, partOf(value, key))
        return first === '' ? [] : [`${inner.label}: ${first}`, ...others]
      })
  }
  if (part.input === 'linked') return [wordsOfParts(linkedIn(value))]
  if (part.input === 'days') return [daysIn(value).map(dayName).join(', ')]
  if (part.input === 'flag') return [value === true ? 'Yes' : 'No']
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return [options?.[text] ?? text]
}
