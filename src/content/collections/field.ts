import { z } from 'zod'
import {
  focusSchema,
  httpsSchema,
  line,
  maxAltLength,
  oneLine,
  picture,
  prose,
  shortLine,
  sitePicture,
  slugSchema,
} from '../schema-parts'

/** The type of a field: its schemas for the site, the database and the form of the studio. */
export type Kind = {
  /** Value on the site; strict, with messages for editors. */
  schema: z.ZodType
  /** Type of the column, without its limits. */
  column: z.ZodType
  /** The column as the studio reads it; lenient, so that a damaged row can be opened and repaired. */
  read: z.ZodType
  /** The form value, normalised and within the limits; may be incomplete, since drafts may be. */
  draft: z.ZodType
  /** Initial form value. */
  empty: unknown
  /** Column value of a field that is not filled in; content omits the field then. */
  none?: unknown
  /** Whether content may omit the field. */
  optional?: true
  /** When rows become content, HTML is cleaned, and URLs of uploads become those of the site. */
  format?: 'html' | 'picture'
  /** Columns by the parts of the value, if the field has more than one. */
  columns?: Readonly<Record<string, string>>
  /** Appended to the label where only one part is shown. */
  partLabels?: Readonly<Record<string, string>>
  // oxlint-disable typescript/no-explicit-any -- each kind below has a value type of its own; they have none in common
  /** Converts the result of `read` to the form value; identity by default. */
  toValue?: (stored: any) => unknown
  /** Converts the normalised form value to the column; identity by default. */
  toColumn?: (value: any) => unknown
  /** Formats the stored value for display, unless it is shown as it is. */
  words?: (stored: any) => string
  // oxlint-enable typescript/no-explicit-any
}

/** One field of a collection. */
export type Field = Kind & {
  /** Label for editors in the form, in Activity, in Review and in reports. */
  label: string
  /** Whether cards show the field; they have no long texts. */
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

/** For optional fields whose column holds an empty text if not filled in. */
export const orEmpty = { none: '', optional: true } as const

/** For fields whose column holds null if not filled in; the form value is an empty text then. */
export const orNull = { none: null, toColumn: (typed: string) => typed || null } as const

/** A list that drops entries which cannot be read. */
const readList = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((entries) => entries.flatMap((found) => entry.safeParse(found).data ?? []))

/** Normalises a single-line text before `schema` checks it. */
export function oneLineDraft(schema: z.ZodType<string, string>) {
  return z.string().transform(oneLine).pipe(schema)
}

/** Single-line text; `need: 'always'` requires it in drafts, too, as the database does. */
export function textLine(what: string, max: number, need?: 'always') {
  const schema = line(what, max)
  const draft = oneLineDraft(need ? schema : shortLine(what, max))
  return { ...textParts(what), schema, draft }
}

/** What a picture shows, for those who cannot see it. */
export function altText() {
  return textLine('description of what the picture shows', maxAltLength)
}

/** HTML that is not empty. */
export function html(what: string, max: number) {
  const draft = prose(what, max)
  const schema = draft.refine((found) => found.trim() !== '', `Write the ${what}.`)
  return { ...textParts(what), schema, draft, format: 'html' } as const
}

/** A list of single-line texts; at least one is required for publishing. */
export function textLines(what: string, entry: string, max: number) {
  const least = `Add at least one ${entry}.`
  const lines = z
    .array(line(entry, max), least)
    .max(40, `No more than 40 lines: remove one ${entry}.`)
  return {
    schema: lines.min(1, least),
    column: z.array(text(what), `The ${what} must be a list.`),
    read: readList(z.string()),
    draft: z
      .array(z.string())
      .transform((texts) => texts.map(oneLine).filter(Boolean))
      .pipe(lines),
    empty: [],
  }
}

/** Links to other sites; may be empty. */
export function links() {
  const link = z.object({ title: line('text of the link', 120), url: httpsSchema })
  const schema = z.array(link).max(10, 'No more than 10 links.')
  const stored = z.object({ title: text('text of a link'), url: text('address of a link') })
  return {
    schema,
    column: z.array(stored, 'The links must be a list.'),
    read: readList(stored),
    draft: z
      .array(z.object({ title: z.string().transform(oneLine), url: z.string().trim() }))
      .transform((entries) => entries.filter(({ title, url }) => title !== '' || url !== ''))
      .pipe(schema),
    empty: [],
  }
}

/** One of several names; `need: 'always'` requires it in drafts, too. */
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

/**
 * The name of an entry of a fact sheet, such as a category. `readContent` checks that it exists, since
 * only the rows that are published together know the names.
 *
 * @param message for a name that was not chosen
 * @param need `always` requires it in drafts, too
 */
export function entryName(what: string, message: string, need?: 'always') {
  const schema = z.string(message).min(1, message).pipe(line(what, 60))
  const draft = oneLineDraft(need ? schema : shortLine(what, 60))
  return { ...textParts(what), schema, draft }
}

/** A boolean. */
export function flag(what: string) {
  return {
    schema: z.boolean(`Say whether the ${what}.`),
    column: z.boolean(`Say whether the ${what}: yes or no.`),
    read: z.boolean().catch(false),
    draft: z.boolean(),
    empty: false,
  }
}

/** Last part of the URL of an item. May be empty in a form: the database then generates one. */
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

/** URL of a picture. */
export function pictureUrl() {
  const draft = z.union([z.literal(''), sitePicture])
  return { ...textParts('picture'), schema: picture, draft, format: 'picture' } as const
}

/** Focal point of a picture for cropping; the centre by default. */
export function focus() {
  const middle = { x: 50, y: 50 }
  const integer = z.int('The focus point must be a whole number.')
  const percent = z.number().min(0).max(100).catch(50)
  return {
    schema: focusSchema,
    column: z.object({ x: integer, y: integer }),
    read: z.object({ x: percent, y: percent }),
    draft: z.object({ x: z.number(), y: z.number() }),
    empty: middle,
    none: middle,
    optional: true,
    columns: { x: 'focus_x', y: 'focus_y' },
    partLabels: { x: 'from the left (%)', y: 'from the top (%)' },
  } as const
}

/** A date as `YYYY-MM-DD`; required in drafts, too. */
export function day(what: string) {
  const schema = z.iso
    .date(`Enter the ${what} as year, month and day.`)
    .refine(
      (date) => date >= '2000-01-01' && date <= '2100-12-31',
      `The ${what} must be between 2000 and 2100.`,
    )
  return { ...textParts(what), schema, draft: schema }
}

/** An optional date as `YYYY-MM-DD`. */
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

/** Form value of an integer: a text that may be empty. */
export function typedInteger(message: string, min: number, max: number) {
  const isValid = (typed: string) => /^\d{1,9}$/.test(typed) && +typed >= min && +typed <= max
  return z
    .string()
    .transform(plainDigits)
    .refine((typed) => typed === '' || isValid(typed), message)
}

/** An integer whose column may be null and whose input may be empty. */
export function wholeNumber(what: string, unit: string, min: number, max: number) {
  const message = `Enter the ${what} as a whole number from ${min} to ${max}, or leave it empty.`
  return {
    schema: z
      .int(`The ${what} must be a whole number of ${unit}.`)
      .min(min, `The ${what} must be at least ${min}.`)
      .max(max, `The ${what} must be at most ${max} ${unit}.`),
    column: z.int(`The ${what} must be a whole number.`).nullable(),
    read: z.number().nullable().catch(null),
    draft: typedInteger(message, min, max),
    empty: '',
    none: null,
    toValue: (stored: number | null) => (stored === null ? '' : String(stored)),
    toColumn: (typed: string) => (typed === '' ? null : Number(typed)),
  } as const
}

/**
 * The digits of a whole number as people write it: `12,500` and `12 500` give `12500`. What is not one, or
 * can be read in two ways (`12.500`, `12,5`), comes back as it was typed.
 */
export function plainDigits(typed: string): string {
  const text = typed.trim()
  return /^\d{1,3}([,\s])\d{3}(?:\1\d{3})*$/.test(text) ? text.replace(/\D/g, '') : text
}
