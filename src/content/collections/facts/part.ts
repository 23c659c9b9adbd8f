import { z } from 'zod'
import { unknownWords } from '../../../lib/fact-labels'
import { hourStep } from '../../../lib/format'
import { httpsSchema, line, maxAltLength, prose, shortLine, picture } from '../../schema-parts'

/** How the studio edits a part of a fact sheet. */
export type Input =
  | 'line'
  | 'text'
  | 'linked'
  | 'url'
  | 'email'
  | 'phone'
  | 'number'
  | 'hour'
  | 'choice'
  | 'flag'
  | 'picture'
  | 'days'
  | 'id'
  /** The id of a tour category, or of a question of the FAQ. */
  | 'category'
  | 'question'
  | 'group'
  | 'list'

/** One part of a fact sheet. Its value on the site, in the form and in the database is the same. */
export type Part = {
  input: Input
  /** Label for editors in the form, in Review and in reports. */
  label: string
  /** One sentence under the field. */
  hint?: string
  /** Validates a value that is saved and published; the messages are for editors. */
  schema: z.ZodType
  /** Initial value. */
  empty: unknown
  /** Longest text in characters. */
  max?: number
  /** First and last `hour` that can be chosen. */
  first?: number
  last?: number
  /** Choices of a `choice`, with their labels. */
  options?: Readonly<Record<string, string>>
  /** Parts of a `group`. */
  parts?: Parts
  /** Entries of a `list`. */
  entry?: Part
  /** What one entry is called, with its article: `a question`. */
  one?: string
  /** Part of the entry whose words an `id` is made of when an entry is added. */
  from?: string
  /** What an `id` begins with. */
  prefix?: string
  /** Fewest and most entries of a `list`. */
  least?: number
  most?: number
}

export type Parts = Readonly<Record<string, Part>>

/** The value of a part. */
export type ValueOf<P extends Part> = z.output<P['schema']>

type Options = { hint?: string }

/** A label within a sentence: `Tagline` becomes `tagline`, and `FAQ` stays. */
const within = (label: string) =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** Refuses braces whose word the site does not know. */
const withKnownWords = (schema: z.ZodType<string, string>) =>
  schema.refine((text) => unknownWords(text).length === 0, {
    error: ({ input }) =>
      `The site does not know ${unknownWords(String(input)).join(', ')}: correct the word, or remove the braces.`,
  })

/** Single-line text; `need: 'optional'` allows an empty one. */
export function textLine(label: string, max: number, more: Options & { need?: 'optional' } = {}) {
  const { need, ...options } = more
  const schema = withKnownWords((need ? shortLine : line)(within(label), max))
  return { input: 'line', label, max, schema, empty: '', ...options } as const satisfies Part
}

/** A paragraph of plain text; `need: 'optional'` allows an empty one. */
export function paragraph(label: string, max: number, more: Options & { need?: 'optional' } = {}) {
  const { need, ...options } = more
  const schema = withKnownWords((need ? shortLine : line)(within(label), max))
  return { input: 'text', label, max, schema, empty: '', ...options } as const satisfies Part
}

const target = z
  .string('Enter the address of the link.')
  .refine(
    (href) =>
      /^\/(?!\/)[^\s"<>\\]*$/.test(href) ||
      /^\{\w+\}$/.test(href) ||
      httpsSchema.safeParse(href).success,
    'Enter a page of this site (/tours) or an address that begins with https://.',
  )
  .refine((href) => unknownWords(href).length === 0, 'The site does not know this word in braces.')

/** A part of running text: words, or a link. */
const textPart = z.union([
  z.string(),
  z.strictObject({ name: line('text of the link', 200), href: target }),
])

/** Characters of the words, without the addresses of links. */
const wordsOf = (parts: readonly z.output<typeof textPart>[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('')

/** A paragraph whose words may be links. */
export function linkedText(label: string, max: number, options: Options = {}) {
  const words = withKnownWords(prose(within(label), max))
  const schema = z.array(textPart).superRefine((parts, context) => {
    const text = wordsOf(parts)
    const { error } = words.safeParse(text)
    if (text.trim() === '') context.addIssue(`Write the ${within(label)}.`)
    for (const { message } of error?.issues ?? []) context.addIssue(message)
  })
  return { input: 'linked', label, max, schema, empty: [], ...options } as const satisfies Part
}

/** An https URL; `need: 'optional'` allows an empty text. */
export function url(label: string, more: Options & { need?: 'optional' } = {}) {
  const { need, ...options } = more
  const schema: z.ZodType<string, string> = need ? httpsSchema.or(z.literal('')) : httpsSchema
  return { input: 'url', label, schema, empty: '', ...options } as const satisfies Part
}

/** An e-mail address. */
export function email(label: string, options: Options = {}) {
  const schema = z.email(`Enter the ${within(label)}, such as name@example.com.`).max(254)
  return { input: 'email', label, schema, empty: '', ...options } as const satisfies Part
}

/** A phone number in international form; `need: 'optional'` allows an empty text. */
export function phone(label: string, more: Options & { need?: 'optional' } = {}) {
  const { need, ...options } = more
  const number = z
    .string()
    .regex(
      /^\+[1-9](?:[ ()-]?\d){7,14}$/,
      `Enter the ${within(label)} with its country code, such as +254 700 000 000.`,
    )
  const schema: z.ZodType<string, string> = need ? number.or(z.literal('')) : number
  return { input: 'phone', label, schema, empty: '', ...options } as const satisfies Part
}

/** A whole number. */
export function wholeNumber(label: string, min: number, max: number, options: Options = {}) {
  const message = `Enter the ${within(label)}: a whole number from ${min} to ${max}.`
  const schema = z.int(message).min(min, message).max(max, message)
  return { input: 'number', label, schema, empty: min, ...options } as const satisfies Part
}

/** A time of day in hours since midnight, from `first` to `last`, in steps of `hourStep`. */
export function hour(label: string, first: number, last: number, empty: number) {
  const message = `${label}: choose a full or half hour.`
  const range = z.number(message).min(first, message).max(last, message)
  const schema = range.multipleOf(hourStep, message)
  return { input: 'hour', label, first, last, schema, empty } as const satisfies Part
}

/** One of several names. */
export function choice<const Names extends Readonly<Record<string, string>>>(
  label: string,
  options: Names,
  more: Options = {},
) {
  const names = Object.keys(options)
  const isName = (value: unknown): value is keyof Names & string =>
    names.some((name) => name === value)
  const schema = z.custom<keyof Names & string>(isName, `Choose the ${within(label)}.`)
  return {
    input: 'choice',
    label,
    options,
    schema,
    empty: names[0],
    ...more,
  } as const satisfies Part
}

/** Yes or no. */
export function flag(label: string, options: Options = {}) {
  return {
    input: 'flag',
    label,
    schema: z.boolean(),
    empty: false,
    ...options,
  } as const satisfies Part
}

/** URL of a picture. */
export function pictureUrl(label = 'Picture', options: Options = {}) {
  return { input: 'picture', label, schema: picture, empty: '', ...options } as const satisfies Part
}

/** A picture with its alternative text, as parts of a group. */
export const pictureParts = {
  image: pictureUrl(),
  imageAlt: textLine('What the picture shows', maxAltLength),
} as const

/** Days of the week, Sunday being 0, in the order in which they are named. */
export function days(label: string) {
  const message = 'Choose at least one day.'
  const schema = z
    .array(z.int().min(0).max(6))
    .min(1, message)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Name each day once.')
  return { input: 'days', label, schema, empty: [] as number[] } as const satisfies Part
}

/**
 * An identity in URLs and in other rows, which stays when words change: lower-case words joined by
 * hyphens. The studio makes it when an entry is added.
 *
 * @param from the part of the entry whose words it is made of
 * @param prefix what it begins with
 */
export function id<Id extends string = string>(from: string, prefix = '') {
  const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
  const isId = (value: unknown): value is Id =>
    typeof value === 'string' && value.length <= 80 && value.startsWith(prefix) && form.test(value)
  const schema = z.custom<Id>(isId, 'The identity of this entry is damaged.')
  return { input: 'id', label: 'Identity', schema, empty: '', from, prefix } as const satisfies Part
}

type Values<P extends Parts> = { -readonly [Key in keyof P]: ValueOf<P[Key]> }

/** A fault in a part, found by a rule that involves several. */
export type Fault = { path: (string | number)[]; message: string }

/**
 * Several parts that belong together.
 *
 * @param options `check` adds rules that involve several parts
 */
export function group<const P extends Parts>(
  label: string,
  parts: P,
  { check, ...options }: Options & { check?: (values: Values<P>) => Fault[] } = {},
) {
  const shape = Object.fromEntries(Object.entries(parts).map(([key, { schema }]) => [key, schema]))
  const empty = Object.fromEntries(Object.entries(parts).map((entry) => [entry[0], entry[1].empty]))
  // The type describes each key; this code handles all of them alike.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const plain = z.strictObject(shape) as z.ZodType as z.ZodType<Values<P>>
  const schema = check
    ? plain.superRefine((values, context) => {
        for (const fault of check(values)) context.addIssue({ code: 'custom', ...fault })
      })
    : plain
  return { input: 'group', label, parts, schema, empty, ...options } as const satisfies Part
}

/** A list in the order of the site. */
export function list<const E extends Part>(
  label: string,
  entry: E,
  size: { one: string; least?: number; most: number },
  options: Options = {},
) {
  const { one, least = 0, most } = size
  const schema = z
    .array<z.ZodType<ValueOf<E>>>(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `ValueOf` is its output
      entry.schema as z.ZodType<ValueOf<E>>,
    )
    .min(least, `${label}: at least ${least}. Add ${one}.`)
    .max(most, `${label}: no more than ${most}. Remove ${one}.`)
    .superRefine((entries, context) => {
      const ids = entries.map((found) => Reflect.get(Object(found), 'id'))
      const twice = ids.findIndex(
        (found, index) => found !== undefined && ids.indexOf(found) < index,
      )
      if (twice >= 0)
        context.addIssue({
          code: 'custom',
          message: 'Two entries have one identity.',
          path: [twice],
        })
    })
  return {
    input: 'list',
    label,
    entry,
    one,
    least,
    most,
    schema,
    empty: [] as unknown[],
    ...options,
  } as const satisfies Part
}
