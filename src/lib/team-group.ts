import { headsOf } from './format'
import type { GroupDiscount } from './group-discount'

type Discount = { percent: number; from: number }

/**
 * A number of people as it was typed: `60`, `60 pupils`, `60 (two classes)`; undefined for anything but a whole
 * number from 1, with words behind it or none.
 */
export function typedPeople(text: string): number | undefined {
  const [, digits] = /^\s*(\d{1,6})(?:[\s(][^\d]*)?$/.exec(text) ?? []
  return Number(digits) > 0 ? Number(digits) : undefined
}

/** The number of people in the address of the page, such as `/schools?people=60`; undefined without one. */
export function peopleOfAddress(): number | undefined {
  return typedPeople(new URLSearchParams(window.location.search).get('people') ?? '')
}

/** What is wrong with a typed number of people; undefined for one that can be, such as “about 30”. */
export function peopleFault(text: string): string | undefined {
  if (/\S/.test(text) && !/\d/.test(text)) return 'Enter the number of people in digits.'
  const isNumber = /^\s*[-+]?\d+(?:[.,]\d+)?\s*$/.test(text)
  return isNumber && typedPeople(text) === undefined
    ? 'Enter a whole number of people, 1 or more.'
    : undefined
}

/** Whether the discount applies to a group; never if the discount is not known. */
export function hasDiscount(people: number, { percent, from }: Discount): boolean {
  return percent > 0 && people >= from
}

/**
 * What a message says about a discount: where it comes from, so that it can be checked.
 *
 * @param whose FAQ it is, for the reader
 */
export function discountLine({ percent, from }: Discount, whose = 'your'): string {
  return `${percent}% for groups of ${from}+ people (from ${whose} FAQ)`
}

/** What a form and its message say where the discount applies to a group; undefined where it does not. */
export function appliedDiscount(
  people: number | undefined,
  discount: Discount | null,
): { note: string; line: string } | undefined {
  if (people === undefined || !discount || !hasDiscount(people, discount)) return undefined
  const { percent, from } = discount
  return {
    note: `Groups of ${from} or more get ${percent}% off.`,
    line: discountLine(discount),
  }
}

/**
 * A sentence that states the discount, to stand without the question: that of the FAQ begins with “Yes”. Where the
 * discount is not known, question and answer.
 */
export function discountFact({ percent, from, question, answer }: GroupDiscount): string {
  return percent
    ? `Groups of ${from} or more get ${percent}% off; prices are on request.`
    : `${question} ${answer} Prices are on request.`
}

/** A sentence that says whether the discount applies; undefined if the discount is not known. */
export function discountSentence(people: number, discount: Discount): string | undefined {
  const { percent, from } = discount
  if (!percent) return undefined
  const group = headsOf(people)
  return hasDiscount(people, discount)
    ? `${group}: the group discount of ${percent}% applies.`
    : `${group}: the group discount of ${percent}% begins at ${from} people.`
}
