import { z } from 'zod'
import {
  columnsWith,
  contentOf,
  keyOf,
  rowShape,
  storedIn,
  type Collection,
  type Fields,
  type RowShape,
  type RowValues,
} from '../../../content/collections/collection'
import { fromLocalTime, toLocalTime } from '../fields/local-time'
import { statusText, type Status } from '../status-words'

/** The stored names of the statuses. */
const states = ['draft', 'published', 'unpublished'] as const satisfies Status[]

const nullableText = z.string().nullable()

/** The fields of every collection: its status, and from when visitors see it. */
export const stateFields = {
  status: {
    label: 'Status',
    schema: z.enum(states),
    column: z.enum(states),
    read: z.string().catch(''),
    draft: z.string().refine((name) => states.some((state) => state === name), 'Choose a status.'),
    empty: 'draft',
    words: statusText,
  },
  /** In the form as the value of a `datetime-local` input; '' for immediately. */
  publishAt: {
    label: 'Not before',
    schema: nullableText,
    column: nullableText,
    read: nullableText.catch(null),
    draft: z.string(),
    empty: '',
    toValue: toLocalTime,
    toColumn: fromLocalTime,
  },
}

/** The values of a form. */
export type ValuesOf<F extends Fields> = {
  -readonly [Key in keyof F]: z.output<F[Key]['draft']>
}

/** The columns that a save writes; without a slug the database derives one from the title. */
type Written<F extends Fields> = {
  [Column in Exclude<keyof RowShape<F, 'column'>, 'slug'>]: RowValues<RowShape<F, 'column'>>[Column]
} & { [Column in keyof RowShape<F, 'column'> & 'slug']?: string }

type FormFields = Fields & typeof stateFields

/**
 * Derives everything about a form from the definition of its fields.
 *
 * @param collection what the form edits
 * @param fields those of the form, in its order; by default all of the collection and `stateFields`
 * @param complete adds what the build adds to the content
 */
export function collectionForm<const F extends FormFields>(
  collection: Collection,
  fields: F,
  complete = (content: Record<string, unknown>) => content,
) {
  const entries = Object.entries<Fields[string]>(fields)
  const each = (valueOf: (field: Fields[string], key: string) => unknown) =>
    Object.fromEntries(entries.map(([key, field]) => [key, valueOf(field, key)]))

  // The types are per key; the code below handles all keys alike.
  // oxlint-disable typescript/no-unsafe-type-assertion
  const labels = each(({ label }) => label) as Readonly<Record<keyof F & string, string>>
  const empty = each((field) => field.empty) as ValuesOf<F>

  /** The row of the database as the form shows it. */
  const valuesOf = (row: object) =>
    each((field, key) => {
      const stored = storedIn(row, key, field)
      return field.toValue ? field.toValue(stored) : stored
    }) as ValuesOf<F>

  /** The columns that a save writes, from values that `schema` has checked. */
  const rowOf = (values: ValuesOf<F>) => {
    const columns = entries.flatMap(([key, field]) => {
      const value: unknown = values[key]
      return columnsWith(field.toColumn ? field.toColumn(value) : value, key, field)
    })
    return Object.fromEntries(columns.filter(([, value]) => value !== undefined)) as Written<F>
  }

  /** Problems that keep a row off the site, with their fields. */
  const faultsOf = (row: object) => {
    const content = complete(contentOf(collection, { ...row, id: 1 }))
    return collection.schema.safeParse(content).error?.issues ?? []
  }

  // A draft may be incomplete, but never too long for the table. Published entries must be
  // complete, by the same rules as the site's own content.
  const schema = z
    .object(each(({ draft }) => draft) as Record<string, z.ZodType>)
    .superRefine((values, context) => {
      if (values['status'] !== 'published') return
      // Without a slug, the database derives one.
      const row = { slug: 'given-later', ...rowOf(values as ValuesOf<F>) }
      for (const { path, message } of faultsOf(row)) {
        const key = keyOf(fields, String(path[0]))
        context.addIssue({ code: 'custom', path: key in fields ? [key] : path, message })
      }
    })
    .transform((values) => ({
      ...values,
      publishAt: values['status'] === 'published' ? values['publishAt'] : '',
    })) as unknown as z.ZodType<ValuesOf<F>, ValuesOf<F>>
  // oxlint-enable typescript/no-unsafe-type-assertion

  return {
    fields,
    labels,
    empty,
    /** A row as the studio reads it: only its id and version must be valid. */
    rowSchema: z.object({ id: z.number(), version: z.number(), ...rowShape(fields, 'read') }),
    valuesOf,
    rowOf,
    /** Normalises and checks the form's values. */
    schema,
    /** Problems that keep a stored row off the site, as sentences. */
    faultsOf: (row: object) => [...new Set(faultsOf(row).map(({ message }) => message))],
  }
}

/** A field's value as readable text; '' for none. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(valueText).join('\n')
  if (typeof value === 'object') return Object.values(value).map(valueText).join(' · ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
