import { z } from 'zod'
import {
  focusSchema,
  httpsSchema,
  line,
  oneLine,
  picture,
  prose,
  shortLine,
  sitePicture,
  slugSchema,
} from '../schema-parts'

/** What a field holds: on the site, in its table, and in the studio's form. */
export type Kind = {
  /** What the site may show; strict, with messages for editors. */
  schema: z.ZodType
  /** Of what kind the column is; nothing of its bounds. */
  column: z.ZodType
  /** The column as the studio reads it: a damaged row must open, so that it can be mended. */
  read: z.ZodType
  /** The value of the form: tidied, and in bounds; it may be unfinished where a draft may. */
  draft: z.ZodType
  /** The value of an empty form. */
  empty: unknown
  /** What the column holds where nobody has filled it in; content leaves the field out then. */
  none?: unknown
  /** Whether content may do without it. */
  optional?: true
  /** HTML is cleaned, and uploaded pictures get addresses of the site, when content is made. */
  format?: 'html' | 'picture'
  /** Columns by the parts of the value, where the field fills more than one. */
  columns?: Readonly<Record<string, string>>
  /** What completes the label where people read of one part alone. */
  partLabels?: Readonly<Record<string, string>>
  // oxlint-disable typescript/no-explicit-any -- the kinds below know their values; all fields together have no type
  /** The form's value of what `read` gives; the same without it. */
  toValue?: (stored: any) => unknown
  /** The column of the form's tidied value; the same without it. */
  toColumn?: (value: any) => unknown
  /** The stored value as people read it, where that is not its letters. */
  words?: (stored: any) => string
  // oxlint-enable typescript/no-explicit-any
}

/** One field of a collection. */
export type Field = Kind & {
  /** The one name of the field for editors: in the form, in Activity, in Review, in reports. */
  label: string
  /** Whether lists of cards need it, which carry no long texts. */
  card?: true
}

/** Defines a field. */
export function field<const K extends Kind, const O extends Pick<Field, 'label' | 'card'>>(
  kind: K,
  options: O,
): K & O {
  return { ...kind, ...options }
}

const text = (what: string) => z.string(`The ${what} is missing.`)

const textParts = (what: string) => ({
  column: text(what),
  read: z.string().catch(''),
  empty: '',
})

/** What content may leave out when its column holds an empty text. */
export const orEmpty = { none: '', optional: true } as const

/** What content leaves out when its column holds null; the form holds an empty text then. */
export const orNull = { none: null, toColumn: (typed: string) => typed || null } as const

/** A list of the entries that can be read. */
const readList = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((entries) => entries.flatMap((found) => entry.safeParse(found).data ?? []))

/** What a form does with a text of one line before `schema` checks it. */
export function oneLineDraft(schema: z.ZodType<string, string>) {
  return z.string().transform(oneLine).pipe(schema)
}

/** A text on one line; `need: 'always'` asks for it in drafts, too, as the table does. */
export function textLine(what: string, max: number, need?: 'always') {
  const schema = line(what, max)
  const draft = oneLineDraft(need ? schema : shortLine(what, max))
  return { ...textParts(what), schema, draft }
}

/** HTML that says something. */
export function html(what: string, max: number) {
  const draft = prose(what, max)
  const schema = draft.refine((found) => found.trim() !== '', `Write the ${what}.`)
  return { ...textParts(what), schema, draft, format: 'html' } as const
}

/** Several texts of one line each; at least one once it is published. */
export function textLines(what: string, entry: string, max: number) {
  const least = `Add at least one ${entry}.`
  const lines = z
    .array(line(entry, max), least)
    .max(40, `Forty lines are the most: remove one ${entry}.`)
  return {
    schema: lines.min(1, least),
    column: z.array(text(what), `The ${what} is no list.`),
    read: readList(z.string()),
    draft: z
      .array(z.string())
      .transform((texts) => texts.map(oneLine).filter(Boolean))
      .pipe(lines),
    empty: [],
  }
}

/** Links to other sites; often none. */
export function links() {
  const link = z.object({ title: line('text of the link', 120), url: httpsSchema })
  const schema = z.array(link).max(10, 'Ten links are the most.')
  const stored = z.object({ title: text('text of a link'), url: text('address of a link') })
  return {
    schema,
    column: z.array(stored, 'The list of links is no list.'),
    read: readList(stored),
    draft: z
      .array(z.object({ title: z.string().transform(oneLine), url: z.string().trim() }))
      .transform((entries) => entries.filter(({ title, url }) => title !== '' || url !== ''))
      .pipe(schema),
    empty: [],
  }
}

/** One of some names; `need: 'always'` asks for it in drafts, too. */
export function choice<const Name extends string>(
  what: string,
  names: readonly Name[],
  message: string,
  need?: 'always',
) {
  const isName = (found: string) => names.some((name) => name === found)
  return {
    ...textParts(what),
    schema: z.enum(names, message),
    draft: z.string().refine((found) => isName(found) || (found === '' && !need), message),
  }
}

/** Yes or no. */
export function flag(what: string) {
  return {
    schema: z.boolean(`Say whether the ${what}.`),
    column: z.boolean(`Neither yes nor no says whether the ${what}.`),
    read: z.boolean().catch(false),
    draft: z.boolean(),
    empty: false,
  }
}

/** The last part of an item's address. In a form it may be empty: the database makes one. */
export function slug(schema: ReturnType<typeof slugSchema>) {
  return {
    ...textParts('address'),
    schema,
    draft: z
      .string()
      .trim()
      .pipe(z.union([z.literal(''), schema])),
    toColumn: (typed: string) => typed || undefined,
  }
}

/** Address of a picture. */
export function pictureAddress() {
  const draft = z.union([z.literal(''), sitePicture])
  return { ...textParts('picture'), schema: picture, draft, format: 'picture' } as const
}

/** What of a picture stays in sight where it is cut; without one its middle. */
export function focus() {
  const middle = { x: 50, y: 50 }
  const whole = z.int('The point to look at is not a whole number.')
  const percent = z.number().min(0).max(100).catch(50)
  return {
    schema: focusSchema,
    column: z.object({ x: whole, y: whole }),
    read: z.object({ x: percent, y: percent }),
    draft: z.object({ x: z.number(), y: z.number() }),
    empty: middle,
    none: middle,
    optional: true,
    columns: { x: 'focus_x', y: 'focus_y' },
    partLabels: { x: 'from the left (%)', y: 'from the top (%)' },
  } as const
}

/** A calendar day as `YYYY-MM-DD`; a draft has one, too. */
export function day(what: string) {
  const schema = z.iso
    .date(`Give the ${what} as year, month and day.`)
    .refine(
      (date) => date >= '2000-01-01' && date <= '2100-12-31',
      `The ${what} lies between 2000 and 2100.`,
    )
  return { ...textParts(what), schema, draft: schema }
}

/** A calendar day as `YYYY-MM-DD`, or none. */
export function optionalDay(what: string) {
  const { schema, column, empty } = day(what)
  return {
    schema,
    column: column.nullable(),
    read: z.string().nullable().catch(null),
    draft: z.union([z.literal(''), schema]),
    empty,
    ...orNull,
    optional: true,
    toValue: (stored: string | null) => stored ?? '',
  } as const
}

/** A whole number as the form holds it: typed, or empty. */
export function typedWhole(message: string, min: number, max: number) {
  const isWhole = (typed: string) => /^\d{1,9}$/.test(typed) && +typed >= min && +typed <= max
  return z
    .string()
    .trim()
    .refine((typed) => typed === '' || isWhole(typed), message)
}

/** A whole number that may be left empty: null in the table, an empty text in the form. */
export function wholeNumber(what: string, unit: string, min: number, max: number) {
  const message = `Give the ${what} as a whole number from ${min} to ${max}, or leave it empty.`
  return {
    schema: z
      .int(`The ${what} is a whole number of ${unit}.`)
      .min(min, `The ${what} is at least ${min}.`)
      .max(max, `The ${what} is at most ${max} ${unit}.`),
    column: z.int(`The ${what} is not a whole number.`).nullable(),
    read: z.number().nullable().catch(null),
    draft: typedWhole(message, min, max),
    empty: '',
    none: null,
    toValue: (stored: number | null) => (stored === null ? '' : String(stored)),
    toColumn: (typed: string) => (typed === '' ? null : Number(typed)),
  } as const
}
