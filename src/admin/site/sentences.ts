import { z } from 'zod'
import type { FactKey } from '../../content/collections/facts/sheets'
import { hoursInWords } from '../../content/opening-hours'
import { refundSteps } from '../../lib/refund-words'
import { daysIn, entriesIn, partOf } from './sheet-values'

const count = z.number().catch(Number.NaN)
const numberAt = (value: unknown, key: string) => count.parse(partOf(value, key))

/** Sentences of the site that follow from numbers, one for each entry of a list. */
const sentences: Partial<
  Record<FactKey, Record<string, (entries: readonly unknown[]) => string[]>>
> = {
  company: {
    openingHours: (entries) =>
      hoursInWords(
        entries.map((entry) => ({
          days: daysIn(partOf(entry, 'days')),
          opens: numberAt(entry, 'opens'),
          closes: numberAt(entry, 'closes'),
        })),
      ).map(({ times, days }, index) =>
        daysIn(partOf(entries[index], 'days')).length === 0 ? '' : `${times} ${days}`,
      ),
  },
  policy: {
    steps: (entries) =>
      refundSteps(
        entries.map((entry) => ({
          minDays: numberAt(entry, 'minDays'),
          refundPercent: numberAt(entry, 'refundPercent'),
          feePercent: numberAt(entry, 'feePercent'),
        })),
      ).map(({ notice, refund }) => (/NaN/.test(notice + refund) ? '' : `${notice}: ${refund}`)),
  },
}

/**
 * What visitors read because of the entries of a list, one sentence for each; '' for an entry that is not
 * complete. Undefined for lists from which no sentence follows.
 */
export function sentencesOf(sheet: FactKey, path: string, value: unknown): string[] | undefined {
  return sentences[sheet]?.[path]?.(entriesIn(value))
}
