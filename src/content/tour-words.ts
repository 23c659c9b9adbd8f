// Texts of the optional facts of a tour. Imports no schema, because public pages download this module.

import { formatNumber, longDate } from '../lib/format'
import type { PriceLine } from '../lib/tour-price'

export const effortNames = { easy: 'Easy', moderate: 'Moderate', demanding: 'Demanding' } as const

export const answerNames = { yes: 'Yes', no: 'No', ask: 'Please ask us' } as const

/** Names of the months, January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export const currencies = ['KES', 'USD'] as const

export const pricePer = ['person', 'group'] as const

/** Formats month numbers, with ranges such as "June to September". */
export function monthsText(months: readonly number[]): string {
  const name = (month: number) => monthNames[month - 1] ?? String(month)
  const runs: number[][] = []
  for (const month of months) {
    const run = runs.at(-1)
    if (run && run.at(-1) === month - 1) run.push(month)
    else runs.push([month])
  }
  // A range may extend over the end of the year.
  const [first] = runs
  const last = runs.at(-1)
  if (first && last && first !== last && first[0] === 1 && last.at(-1) === 12) {
    last.push(...first)
    runs.shift()
  }
  if (months.length === 12) return 'All year'
  return runs
    .map((run) => {
      const [from = 0] = run
      const until = run.at(-1) ?? from
      if (run.length === 1) return name(from)
      return `${name(from)} ${run.length === 2 ? 'and' : 'to'} ${name(until)}`
    })
    .join(', ')
}

type Price = {
  amount: number
  currency: (typeof currencies)[number]
  per: (typeof pricePer)[number]
}

/** The lowest price of a tour; `validUntil` is its last day as `YYYY-MM-DD`, or null for always. */
type DatedPrice = Price & { validUntil: string | null; note: string }

/** Formats a price without its note: `From KES 4,500 per person`. */
export function priceText({ amount, currency, per }: Price): string {
  return `From ${currency} ${formatNumber(amount)} per ${per}`
}

/** Formats a price with its last day: `From KES 4,500 per person, until December 31, 2026`. */
export function datedPriceText(price: DatedPrice): string {
  const { validUntil } = price
  return priceText(price) + (validUntil === null ? '' : `, until ${longDate(validUntil)}`)
}

/** Formats a price with its last day and its note, as sentences. */
export function fullPriceText(price: DatedPrice): string {
  return [datedPriceText(price), price.note].filter(Boolean).join('. ')
}

/** A price as it is said by `format`, with its last day. */
export function priceLine(price: DatedPrice, format: (price: DatedPrice) => string): PriceLine {
  return { text: format(price), validUntil: price.validUntil }
}
