import { z } from 'zod'
import type { Field } from './field'

export type Fields = Readonly<Record<string, Field>>

/** `imageAlt` as the database calls it: `image_alt`. */
type Snake<Key extends string> = Key extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : ''

/** All members of a union at once. */
type Joined<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? { [Key in keyof All]: All[Key] }
  : never

type Flat<Type> = { [Key in keyof Type]: Type[Key] }

/** The columns that one field fills, with their types. `Kind` chooses the strict or the lenient ones. */
type ColumnsOf<Key extends string, F extends Field, Kind extends 'column' | 'read'> =
  F['columns'] extends Readonly<Record<string, string>>
    ? {
        [Part in keyof F['columns'] as F['columns'][Part] & string]: Part extends keyof z.output<
          F[Kind]
        >
          ? z.ZodType<z.output<F[Kind]>[Part]>
          : never
      }
    : { [Column in Snake<Key>]: z.ZodType<z.output<F[Kind]>> }

/** The shape of a row: a schema for each column of the fields. */
export type RowShape<F extends Fields, Kind extends 'column' | 'read'> = Joined<
  { [Key in keyof F & string]: ColumnsOf<Key, F[Key], Kind> }[keyof F & string]
>

/** What a row of such a shape holds. */
export type RowValues<Shape> = {
  [Column in keyof Shape]: Shape[Column] extends z.ZodType ? z.output<Shape[Column]> : never
}

type OptionalKey<F extends Fields> = {
  [Key in keyof F]: F[Key] extends { optional: true } ? Key : never
}[keyof F]

type ContentShape<F extends Fields> = Flat<
  { [Key in Exclude<keyof F, OptionalKey<F>>]: z.output<F[Key]['schema']> } & {
    [Key in OptionalKey<F>]?: z.output<F[Key]['schema']>
  }
>

/** The definition of one collection. */
export type Collection = {
  kind: 'tour' | 'post' | 'picture'
  /** Name of the table in the schema `public`. */
  table: 'tours' | 'blog_posts' | 'gallery_images'
  fields: Fields
  /** Checks an item before it goes to the site; the messages are for editors. */
  schema: z.ZodType
  /** The published row: only the kind of each column matters, `schema` checks the rest. */
  rowSchema: z.ZodType
}

type CollectionOf<F extends Fields> = Pick<Collection, 'kind' | 'table'> & {
  fields: F
  schema: z.ZodType<Flat<{ id: number } & ContentShape<F>>>
  rowSchema: z.ZodType<Flat<{ id: number } & RowValues<RowShape<F, 'column'>>>>
}

/** What the site holds of one item. */
export type ContentOf<C extends Collection> = z.output<C['schema']>

/** What the database publishes of one item. */
export type RowOf<C extends Collection> = z.output<C['rowSchema']>

/** What a card needs of an item. */
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

/** The name of a key's column. */
function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The columns of a field by the parts of its value; '' stands for the whole value. */
function partsOf(key: string, { columns }: Field): [part: string, column: string][] {
  return Object.entries(columns ?? { '': snakeCase(key) })
}

/** The key of the field that a column, or a part of the content, belongs to; other names as they are. */
export function keyOf(fields: Fields, name: string): string {
  const found = Object.entries(fields).find(([key, field]) =>
    partsOf(key, field).some(([, column]) => column === name),
  )
  return found?.[0] ?? name
}

/** What editors call the columns of a collection, in the order of its fields. */
export function columnLabels(fields: Fields): Map<string, string> {
  const names = Object.entries(fields).flatMap(([key, field]) =>
    partsOf(key, field).map(([part, column]) => [column, partLabel(field, part)] as const),
  )
  return new Map(names)
}

const partLabel = ({ label, partLabels }: Field, part: string) =>
  [label, partLabels?.[part]].filter(Boolean).join(', ')

/** The value that a row holds of a field. */
export function storedIn(row: object, key: string, field: Field): unknown {
  if (!field.columns) return Reflect.get(row, snakeCase(key))
  return Object.fromEntries(
    partsOf(key, field).map(([part, column]) => [part, Reflect.get(row, column)]),
  )
}

/** The columns of a row that hold a value of a field. */
export function columnsWith(value: unknown, key: string, field: Field): [string, unknown][] {
  return partsOf(key, field).map(([part, column]) => [
    column,
    // A field of several columns has an object for its value.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    part === '' ? value : Reflect.get(value as object, part),
  ])
}

/** The schemas of all columns. */
export function rowShape<F extends Fields, Kind extends 'column' | 'read'>(
  fields: F,
  kind: Kind,
): RowShape<F, Kind> {
  const columns = Object.entries<Field>(fields).flatMap(([key, field]) => {
    // Rows of before a column came are rows in which nobody has filled it in.
    const schema =
      kind === 'column' && field.optional && !field.columns
        ? field.column.default(field.none)
        : field[kind]
    return columnsWith(schema instanceof z.ZodObject ? schema.shape : schema, key, field)
  })
  // The type says per key what is done here for all of them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(columns) as RowShape<F, Kind>
}

/**
 * Defines a collection; everything else about its fields is derived from this.
 *
 * @param one what one item is called in messages, as in "a tour"
 * @param fields in the order of the site's modules
 * @param check adds rules that need more than one field
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
    .int(`The number of ${one} is a whole number.`)
    .positive(`The number of ${one} begins at 1.`)
  return {
    kind,
    table,
    fields,
    // The types say per key what is done here for all of them.
    // oxlint-disable typescript/no-unsafe-type-assertion
    schema: check(
      z.object({ id, ...Object.fromEntries(content) }),
    ) as z.ZodType as CollectionOf<F>['schema'],
    rowSchema: z.object({
      id: z.int('The number of the row is not a whole number.'),
      ...rowShape(fields, 'column'),
    }) as z.ZodType as CollectionOf<F>['rowSchema'],
    // oxlint-enable typescript/no-unsafe-type-assertion
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A published row as content that nobody has checked yet: without what is not filled in. */
export function contentOf({ fields }: Collection, row: { id?: unknown }): Record<string, unknown> {
  const filled = Object.entries(fields).flatMap(([key, field]) => {
    const value = storedIn(row, key, field)
    return 'none' in field && isSame(value, field.none) ? [] : [[key, value]]
  })
  return { id: row.id, ...Object.fromEntries(filled) }
}

/** Content as its published row; the inverse of `contentOf`. */
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

/** What a card needs of an item. */
export function cardOf<C extends Collection>(
  { fields }: C,
  content: ContentOf<C> & object,
): CardOf<C> {
  const kept = Object.entries(content).filter(([key]) => key === 'id' || fields[key]?.card)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return Object.fromEntries(kept) as CardOf<C>
}
