import { z } from 'zod'
import type { Field } from './field'

export type Fields = Readonly<Record<string, Field>>

/** Converts camelCase to snake_case: `imageAlt` to `image_alt`. */
type Snake<Key extends string> = Key extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : ''

type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? { [Key in keyof All]: All[Key] }
  : never

type Simplify<Type> = { [Key in keyof Type]: Type[Key] }

/** The columns of one field with their types; `Mode` selects the strict or the lenient schemas. */
type ColumnsOf<Key extends string, F extends Field, Mode extends 'column' | 'read'> =
  F['columns'] extends Readonly<Record<string, string>>
    ? {
        [Part in keyof F['columns'] as F['columns'][Part] & string]: Part extends keyof z.output<
          F[Mode]
        >
          ? z.ZodType<z.output<F[Mode]>[Part]>
          : never
      }
    : { [Column in Snake<Key>]: z.ZodType<z.output<F[Mode]>> }

/** The shape of a row: a schema for each column of the fields. */
export type RowShape<F extends Fields, Mode extends 'column' | 'read'> = UnionToIntersection<
  { [Key in keyof F & string]: ColumnsOf<Key, F[Key], Mode> }[keyof F & string]
>

/** Values of a row with such a shape. */
export type RowValues<Shape> = {
  [Column in keyof Shape]: Shape[Column] extends z.ZodType ? z.output<Shape[Column]> : never
}

type OptionalKey<F extends Fields> = {
  [Key in keyof F]: F[Key] extends { optional: true } ? Key : never
}[keyof F]

type ContentShape<F extends Fields> = Simplify<
  { [Key in Exclude<keyof F, OptionalKey<F>>]: z.output<F[Key]['schema']> } & {
    [Key in OptionalKey<F>]?: z.output<F[Key]['schema']>
  }
>

/** The definition of one collection; `docs/how-to/add-a-field.md` lists what else a field needs. */
export type Collection = {
  kind: 'tour' | 'post' | 'picture'
  /** Name of the table in the schema `public`. */
  table: 'tours' | 'blog_posts' | 'gallery_images'
  fields: Fields
  /** Validates an item before it is published; the messages are for editors. */
  schema: z.ZodType
  /** Validates only the column types of a published row; `schema` checks the rest. */
  rowSchema: z.ZodType
}

type CollectionOf<F extends Fields> = Pick<Collection, 'kind' | 'table'> & {
  fields: F
  schema: z.ZodType<Simplify<{ id: number } & ContentShape<F>>>
  rowSchema: z.ZodType<Simplify<{ id: number } & RowValues<RowShape<F, 'column'>>>>
}

/** Content of one item on the site. */
export type ContentOf<C extends Collection> = z.output<C['schema']>

/** Published row of one item. */
export type RowOf<C extends Collection> = z.output<C['rowSchema']>

/** The fields of an item that a card shows. */
export type CardOf<C extends Collection> = Pick<
  ContentOf<C>,
  keyof ContentOf<C> &
    (
      | 'id'
      | {
          [Key in keyof C['fields']]: C['fields'][Key] extends { card: true } ? Key : never
        }[keyof C['fields']]
    )
>

function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The columns of a field by the parts of its value; the part of a single column is ''. */
function partsOf(key: string, { columns }: Field): [part: string, column: string][] {
  return Object.entries(columns ?? { '': snakeCase(key) })
}

/** The key of the field to which a column belongs; other names are returned unchanged. */
export function keyOf(fields: Fields, name: string): string {
  const found = Object.entries(fields).find(([key, field]) =>
    partsOf(key, field).some(([, column]) => column === name),
  )
  return found?.[0] ?? name
}

/** Labels by column, in the order of the fields. */
export function columnLabels(fields: Fields): Map<string, string> {
  const names = Object.entries(fields).flatMap(([key, field]) =>
    partsOf(key, field).map(([part, column]) => [column, partLabel(field, part)] as const),
  )
  return new Map(names)
}

const partLabel = ({ label, partLabels }: Field, part: string) =>
  [label, partLabels?.[part]].filter(Boolean).join(', ')

/** Reads the value of a field from a row. */
export function storedIn(row: object, key: string, field: Field): unknown {
  if (!field.columns) return Reflect.get(row, snakeCase(key))
  return Object.fromEntries(
    partsOf(key, field).map(([part, column]) => [part, Reflect.get(row, column)]),
  )
}

/** Splits the value of a field into columns. */
export function columnsWith(value: unknown, key: string, field: Field): [string, unknown][] {
  return partsOf(key, field).map(([part, column]) => [
    column,
    // The value of a field with several columns is an object.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    part === '' ? value : Reflect.get(value as object, part),
  ])
}

/** The schemas of all columns of some fields. */
export function rowShape<F extends Fields, Kind extends 'column' | 'read'>(
  fields: F,
  kind: Kind,
): RowShape<F, Kind> {
  const columns = Object.entries<Field>(fields).flatMap(([key, field]) => {
    // In snapshots from before a column was added, the column is missing: treat it as not filled in.
    const schema =
      kind === 'column' && field.optional && !field.columns
        ? field.column.default(field.none)
        : field[kind]
    return columnsWith(schema instanceof z.ZodObject ? schema.shape : schema, key, field)
  })
  // The type describes each key; this code handles all of them alike.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(columns) as RowShape<F, Kind>
}

/**
 * Defines a collection. Schemas, labels and columns are all derived from it.
 *
 * @param one name of one item in messages, such as "a tour"
 * @param fields in the order in which the modules of the site list them
 * @param check adds rules that involve several fields
 */
export function collection<const F extends Fields>(
  { kind, table, one }: Pick<Collection, 'kind' | 'table'> & { one: string },
  fields: F,
  check: (schema: z.ZodObject) => z.ZodObject = (schema) => schema,
): CollectionOf<F> {
  const content = Object.entries<Field>(fields).map(([key, { schema, optional }]) => [
    key,
    optional ? z.exactOptional(schema) : schema,
  ])
  const id = z
    .int(`The number of ${one} must be a whole number.`)
    .positive(`The number of ${one} must be at least 1.`)
  return {
    kind,
    table,
    fields,
    // The types describe each key; this code handles all of them alike.
    // oxlint-disable typescript/no-unsafe-type-assertion
    schema: check(
      z.object({ id, ...Object.fromEntries(content) }),
    ) as z.ZodType as CollectionOf<F>['schema'],
    rowSchema: z.object({
      id: z.int('The number of the row must be a whole number.'),
      ...rowShape(fields, 'column'),
    }) as z.ZodType as CollectionOf<F>['rowSchema'],
    // oxlint-enable typescript/no-unsafe-type-assertion
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Converts a published row to unvalidated content, without the fields that are not filled in. */
export function contentOf({ fields }: Collection, row: { id?: unknown }): Record<string, unknown> {
  const filled = Object.entries(fields).flatMap(([key, field]) => {
    const value = storedIn(row, key, field)
    return 'none' in field && isSame(value, field.none) ? [] : [[key, value]]
  })
  return { id: row.id, ...Object.fromEntries(filled) }
}

/** Converts content to a published row; the inverse of `contentOf`. */
export function rowOf<C extends Collection>(
  { fields }: C,
  content: ContentOf<C> & { id: number },
): RowOf<C> {
  const columns = Object.entries(fields).flatMap(([key, field]) =>
    columnsWith(Reflect.get(content, key) ?? field.none, key, field),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return { id: content.id, ...Object.fromEntries(columns) } as RowOf<C>
}

/** Picks the fields that a card shows. */
export function cardOf<C extends Collection>(
  { fields }: C,
  content: ContentOf<C> & object,
): CardOf<C> {
  const kept = Object.entries(content).filter(([key]) => key === 'id' || fields[key]?.card)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return Object.fromEntries(kept) as CardOf<C>
}
