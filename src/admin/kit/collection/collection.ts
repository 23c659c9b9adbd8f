import {
  keepPreviousData,
  queryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { ZodType } from 'zod'
import { readChangedRows, readOptionalRow, readRows, type RowPage } from '../../data/responses'
import { getClient } from '../../data/client'
import type { Database } from '../../data/database'
import { FieldRefusal, isDuplicate, NothingChanged } from '../../data/errors'
import { explainRefusal } from '../../data/explain-refusal'
import { queryKeys, type CollectionTable } from '../../data/query-keys'
import { restorable } from '../activity/restore-text'
import type { ListView } from '../lists/list-view'
import { readListPage } from '../lists/list-query'
import { runBulk, type BulkResult } from '../lists/run-bulk'

type Tables = Database['public']['Tables']

type Definition<Table extends CollectionTable, Row, Card, Values> = {
  table: Table
  /** Plural name, as in "Failed to load tours". */
  many: string
  /** Row schema of the editor. */
  rowSchema: ZodType<Row>
  /** Row schema of the list. */
  cardSchema: ZodType<Card>
  valuesOf: (row: Row) => Values
  /** The columns that a save writes. */
  rowOf: (values: Values) => Tables[Table]['Insert']
  /** Whether its rows have pages of their own and so a unique slug. */
  hasSlug: boolean
  /** Initial values of a duplicate, if rows can be duplicated: a draft without a slug. */
  copyOf?: (values: Values) => Values
  /** Path of a row's editor. */
  editPathOf: (id: number) => string
  /** Other queries that include its rows; invalidated after a write. */
  shownBy?: readonly QueryKey[]
}

/** A change that can be applied to several rows at once. */
export type BulkChange<Table extends CollectionTable, Row> = {
  id: string
  label: string
  /** Past participle for the report, as in "3 published". */
  verb: string
  /** The columns to write; `null` deletes the rows. */
  columns: Tables[Table]['Update'] | null
  /** Reasons against changing a row as it is stored then, as sentences; '' when there are none. */
  check?: (row: Row) => string
}

/** The columns that every list reads. */
export type ListedRow = { id: number; title: string }

export type Collection<
  Table extends CollectionTable,
  Row extends { id: number },
  Card extends ListedRow,
  Values,
> = ReturnType<typeof defineCollection<Table, Row, Card, Values>>

/** The longest title that the tables allow, in characters. */
const longestTitle = 120

/** The title of a copy. The prefix comes first, so that an emoji at the end stays there. */
export function copyTitle(title: string): string {
  return Array.from(`Copy of ${title}`).slice(0, longestTitle).join('').trimEnd()
}

/**
 * Turns a unique violation of a write into an error of the field `slug`.
 *
 * @throws FieldRefusal for a slug that is or was used by another row; whatever else the write
 *   throws
 */
async function refuseDuplicateSlug<Answer>(write: Promise<Answer>): Promise<Answer> {
  try {
    return await write
  } catch (error) {
    if (!isDuplicate(error)) throw error
    throw new FieldRefusal(
      'slug',
      'Another page uses this address or used it before. Choose another.',
    )
  }
}

/**
 * Defines a collection: its queries and writes. The hooks of `collection-mutations.ts` use the
 * writes.
 */
export function defineCollection<
  Table extends CollectionTable,
  Row extends { id: number },
  Card extends ListedRow,
  Values,
>(definition: Definition<Table, Row, Card, Values>) {
  const {
    many,
    rowSchema,
    cardSchema,
    valuesOf,
    rowOf,
    hasSlug,
    copyOf,
    editPathOf,
    shownBy = [],
  } = definition
  const table: CollectionTable = definition.table
  const { one } = restorable[table]
  const from = () => getClient().from(table)
  const listKey = [...queryKeys[table], 'list'] as const

  /** One page of the rows that the view asks for; newest first by default. */
  const listOptions = (view: ListView) =>
    queryOptions({
      queryKey: [...listKey, view],
      queryFn: ({ signal }) => readListPage(table, view, cardSchema, signal),
      placeholderData: keepPreviousData,
      meta: { task: `Loading ${many}`, failureToast: `Failed to load ${many}` },
    })

  /**
   * One row, read from the server; `null` when it does not exist. Editors use this instead of the
   * cache to check their row: a cached `null` would unmount the page and lose what was typed.
   *
   * @throws RequestFailure
   */
  const read = (id: number, signal = new AbortController().signal): Promise<Row | null> =>
    readOptionalRow(from().select('*').eq('id', id).abortSignal(signal).maybeSingle(), rowSchema)

  /** One row; `null` when it does not exist. */
  const oneOptions = (id: number) =>
    queryOptions({
      queryKey: [...queryKeys[table], 'one', id],
      queryFn: ({ signal }) => read(id, signal),
      // An open editor is not refetched: it detects other users' changes when it saves.
      staleTime: Infinity,
      meta: { task: `Loading the ${one}` },
    })

  /** Updates every cached page of the list. */
  const patchLists = (queryClient: QueryClient, patch: (page: RowPage<Card>) => RowPage<Card>) =>
    void queryClient.setQueriesData<RowPage<Card>>(
      { queryKey: listKey },
      (page) => page && patch(page),
    )

  /**
   * Invalidates everything about the table except the row that is open in an editor: it would
   * unmount the editor before its page.
   */
  const invalidate = async (queryClient: QueryClient): Promise<void> => {
    await Promise.all([
      queryClient.invalidateQueries({
        queryKey: queryKeys[table],
        predicate: ({ queryKey }) => queryKey[1] !== 'one',
      }),
      ...shownBy.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    ])
  }

  /**
   * Writes values over version `version` of row `id`, or as a new row without a version.
   *
   * @returns the saved row
   * @throws NothingChanged when the version has changed, or the account may not write; FieldRefusal
   *   when the slug is taken; RequestFailure otherwise
   */
  async function save(values: Values, id: number | 'new', version: number | null): Promise<Row> {
    const columns: Tables[CollectionTable]['Insert'] = rowOf(values)
    // The columns of this table; the client's type allows only those common to all three.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const newRow = columns as never
    const write = readChangedRows(
      id === 'new' || version === null
        ? from().insert(newRow).select('*')
        : from().update(columns).eq('id', id).eq('version', version).select('*'),
    )
    const [saved] = await (hasSlug ? refuseDuplicateSlug(write) : write)
    return rowSchema.parse(saved)
  }

  /**
   * Deletes one row.
   *
   * @throws NothingChanged when it was already deleted or may not be deleted; RequestFailure
   */
  async function remove(id: number): Promise<void> {
    await readChangedRows(from().delete().eq('id', id).select('id'))
  }

  /**
   * Copies a row into a new draft; the database assigns its slug.
   *
   * @returns id of the new row
   * @throws NothingChanged when the row is deleted or may not be copied; RequestFailure
   */
  async function duplicate(id: number): Promise<number> {
    const row = await read(id)
    if (!row) throw await explainRefusal(new NothingChanged('The row is gone'))
    const values = valuesOf(row)
    const copy = await save(copyOf?.(values) ?? values, 'new', null)
    return copy.id
  }

  /**
   * Applies a change to many rows, except those that fail its check as they are stored then. Never
   * rejects.
   */
  async function change(
    { columns, check }: BulkChange<Table, Row>,
    ids: readonly number[],
  ): Promise<BulkResult> {
    const faults = new Map<number, string>()
    const write = async (chunk: readonly number[]) => {
      const update: Tables[CollectionTable]['Update'] | null = columns
      const request = update === null ? from().delete() : from().update(update)
      const rows = await readChangedRows(request.in('id', chunk).select('id'))
      return rows.map(({ id }) => id)
    }
    const checked = async (chunk: readonly number[]) => {
      if (!check) return write(chunk)
      const rows = await readRows(from().select('*').in('id', chunk), rowSchema)
      for (const row of rows) {
        const fault = check(row)
        if (fault) faults.set(row.id, fault)
      }
      const whole = chunk.filter((id) => rows.some((row) => row.id === id) && !faults.has(id))
      return whole.length > 0 ? write(whole) : []
    }
    const { done, failed } = await runBulk(ids, checked)
    return {
      done,
      failed: failed.map(({ id, reason }) => ({ id, reason: faults.get(id) ?? reason })),
    }
  }

  return {
    table,
    /** Singular name. */
    one,
    editPathOf,
    listKey,
    listOptions,
    oneOptions,
    read,
    patchLists,
    invalidate,
    save,
    remove,
    duplicate,
    change,
  }
}
