import { z } from 'zod'
import { oneLine, shortLine, slugSchema } from '../schema-parts'
import {
  answerNames,
  currencies,
  effortNames,
  monthsText,
  pricePer,
  priceText,
} from '../tour-words'
import { collection } from './collection'
import {
  altText,
  choice,
  day,
  entryName,
  field,
  flag,
  focus,
  html,
  links,
  orEmpty,
  pictureUrl,
  slug,
  textLine,
  textLines,
  typedInteger,
  wholeNumber,
} from './field'

// The same limits as in the table `tours`, with messages for editors. A new field also needs a migration, a
// control and its words for visitors: docs/how-to/add-a-field.md.

const month = z.int().min(1).max(12)

/** Month numbers in ascending order. */
function monthNumbers() {
  const months = z
    .array(month)
    .refine(
      (found) => found.every((one, index) => index === 0 || one > (found[index - 1] ?? 0)),
      'List each month once, in calendar order.',
    )
  return {
    schema: months,
    column: z.array(z.int(), 'The months must be a list.'),
    read: z.array(month).catch([]),
    draft: z
      .array(month)
      .transform((found) => [...new Set(found)].toSorted((one, other) => one - other)),
    empty: [],
    none: [],
    optional: true,
    words: monthsText,
  } as const
}

const maxAmount = 100_000_000

const lastDay = day('last day of the price').schema

const price = z.object({
  amount: z
    .int('The price must be a whole number.')
    .min(1, 'The price must be at least 1.')
    .max(maxAmount, 'The price is too high.'),
  currency: z.enum(currencies, 'Choose the currency of the price.'),
  per: z.enum(pricePer, 'Say whether the price is per person or per group.'),
  /** Last day on which the price is shown, as `YYYY-MM-DD`; null for always. */
  validUntil: lastDay.nullable(),
  note: shortLine('note on the price', 200),
})

type Price = z.output<typeof price>

/** What is typed into the form, each part as text. */
const typedPrice = z.object({
  amount: z.string(),
  currency: z.string(),
  per: z.string(),
  validUntil: z.string(),
  note: z.string(),
})

type TypedPrice = z.output<typeof typedPrice>

const noPrice: TypedPrice = { amount: '', currency: 'KES', per: 'person', validUntil: '', note: '' }

/** How people write an amount of each currency; `12,500/=` is in shillings. */
const writtenAmounts: Readonly<Record<string, RegExp>> = {
  KES: /^(?:KES|K?Shs?\.?)?\s*(\d[\d,\s]*?)\s*(?:KES|K?Shs?\.?|\/[=-])?$/i,
  USD: /^(?:USD|US\$|\$)?\s*(\d[\d,\s]*?)\s*(?:USD|US\$|\$)?$/i,
} satisfies Record<Price['currency'], RegExp>

/** The number in an amount with the sign of its own currency; what is not such an amount stays. */
const withoutSign = (amount: string, currency: string): string =>
  writtenAmounts[currency]?.exec(amount.trim())?.[1] ?? amount

/** The optional lowest price: null in the database, an empty amount in the form. */
function lowestPrice() {
  return {
    schema: price,
    column: price.nullable(),
    read: price.nullable().catch(null),
    draft: typedPrice
      .transform(({ amount, ...rest }) => ({ amount: withoutSign(amount, rest.currency), ...rest }))
      .pipe(
        typedPrice
          .extend({
            amount: typedInteger(
              'Enter the price as a whole number, such as 12,500, or leave it empty.',
              1,
              maxAmount,
            ),
            validUntil: z.union([z.literal(''), lastDay]),
            note: z.string().transform(oneLine).pipe(shortLine('note on the price', 200)),
          })
          .refine(
            ({ amount, validUntil, note }) => amount !== '' || (validUntil === '' && note === ''),
            {
              path: ['amount'],
              error: 'Enter the price, or clear its day and its note.',
            },
          ),
      ),
    empty: noPrice,
    none: null,
    optional: true,
    toValue: (stored: Price | null): TypedPrice =>
      stored === null
        ? noPrice
        : { ...stored, amount: String(stored.amount), validUntil: stored.validUntil ?? '' },
    toColumn: ({ amount, validUntil, ...rest }: TypedPrice) =>
      amount === '' ? null : { ...rest, amount: Number(amount), validUntil: validUntil || null },
    words: (stored: Price | null) => (stored === null ? '' : priceWords(stored)),
  } as const
}

const priceWords = ({ validUntil, note, ...rest }: Price) =>
  [priceText(rest), validUntil && `until ${validUntil}`, note].filter(Boolean).join(' · ')

/** The definition of a tour. */
export const tour = collection(
  { kind: 'tour', table: 'tours', one: 'a tour' },
  {
    /** Last part of the URL `/tours/{slug}`: lower-case words joined by hyphens, no emoji. */
    slug: field(slug(slugSchema('the tour')), { label: 'Web address', card: true }),
    /** Name, followed by a space and an emoji. */
    title: field(textLine('title', 120, 'always'), { label: 'Title', card: true }),
    category: field(entryName('category', 'Choose one of the categories.', 'always'), {
      label: 'Category',
      card: true,
    }),
    /** Free text: `1 day`, `9 days`, `Half day`, `1-3 days`. */
    duration: field(textLine('duration', 40), { label: 'Duration', card: true }),
    /** Place a traveler can find on a map. */
    location: field(textLine('location', 120), { label: 'Location', card: true }),
    /** Group size as a text range, for example `4-150` or `15-50 students`. */
    participants: field(textLine('group size', 60), { label: 'Group size', card: true }),
    minimumAge: field(
      { ...wholeNumber('minimum age', 'years', 0, 99), optional: true },
      { label: 'Minimum age', card: true },
    ),
    effort: field(optionalChoice('effort', effortNames), { label: 'Effort' }),
    /** Travel time to the tour, such as `2 hours from Nairobi`. */
    driveTime: field(
      { ...textLine('drive time', 60), ...orEmpty },
      { label: 'Drive time', card: true },
    ),
    /** Where the tour begins, such as `Your hotel in Nairobi, 7:00`. */
    pickUp: field({ ...textLine('pick-up', 120), ...orEmpty }, { label: 'Pick-up' }),
    bestMonths: field(monthNumbers(), { label: 'Best months' }),
    toilets: field(optionalChoice('toilets', answerNames), { label: 'Toilets' }),
    /** Whether there is a way without steps. */
    stepFree: field(optionalChoice('step-free access', answerNames), { label: 'Step-free access' }),
    priceFrom: field(lowestPrice(), { label: 'Price from' }),
    /** A path of this site or an https URL. */
    image: field(pictureUrl(), { label: 'Picture', card: true }),
    /** Alternative text. */
    imageAlt: field(altText(), {
      label: 'What the picture shows',
      card: true,
    }),
    focus: field(focus(), { label: 'Middle of the picture', card: true }),
    /** One or two sentences for the card, in the inline HTML that `RichText` renders. */
    description: field(html('short description', 5000), { label: 'Short text', card: true }),
    /** The full text for the dialog, in the block HTML that `RichText` renders. */
    fullDescription: field(html('full description', 20_000), { label: 'Full text' }),
    /** Stations of the tour in order, one sentence each. */
    itinerary: field(textLines('itinerary', 'stop of the itinerary', 400), {
      label: 'Itinerary',
    }),
    /** What the price covers. */
    includes: field(textLines('list of what is included', 'thing that is included', 200), {
      label: 'Includes',
    }),
    /** Further reading on other sites; often empty. */
    externalLinks: field(links(), { label: 'Links' }),
    /** Shows the Featured badge; independent of the home page (see `homeFeatured`). */
    featured: field(flag('tour is featured'), { label: 'Featured', card: true }),
  },
)

/** One of several names, or none. */
function optionalChoice<Name extends string>(what: string, words: Readonly<Record<Name, string>>) {
  // Safe, because the callers pass object literals of this folder.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const names = Object.keys(words) as Name[]
  return {
    ...choice(what, names, `Choose one of the answers for the ${what}, or none.`),
    ...orEmpty,
    words: (name: Name | '') => (name === '' ? '' : words[name]),
  }
}
