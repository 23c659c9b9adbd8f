import {
  keepPreviousData,
  queryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { ZodType } from 'zod'
import { readChangedRows, readOptionalRow, readRows } from '../../data/responses'
import { getClient } from '../../data/client'
import type { Database } from '../../data/database'
import { FieldRefusal, isDuplicate, isRefusal, NothingChanged } from '../../data/errors'
import { explainRefusal } from '../../data/explain-refusal'
import { queryKeys, type CollectionTable } from '../../data/query-keys'
import { changedFields, type FormValues } from '../drafts/merge-changes'
import { restorable } from '../activity/restore-text'
import { readListPage, readListView, type ListView } from '../lists/list-view'
import { runBulk, type BulkResult } from '../lists/run-bulk'
import type { BulkChange } from './bulk-changes'

type Tables = Database['public']['Tables']

type Definition<Table extends CollectionTable, Row, Card, Values> = {
  table: Table
  /** Plural name, as in "Failed to load tours". */
  many: string
  /** Schemas of the rows of the editor and of the list. */
  rowSchema: ZodType<Row>
  cardSchema: ZodType<Card>
  valuesOf: (row: Row) => Values
  /** The columns that a save writes. */
  rowOf: (values: Values) => Tables[Table]['Insert']
  /** Whether its rows have pages of their own and so a unique slug. */
  hasSlug: boolean
  /** Initial values of a duplicate, if rows can be duplicated: a draft without a slug. */
  copyOf?: (values: Values) => Values
  editPathOf: (id: number) => string
  /** Other queries that include its rows; invalidated after a write. */
  shownBy?: readonly QueryKey[]
}

/** The columns that every list reads. */
export type ListedRow = {
  id: number
  title: string
  status?: unknown
  first_published_at?: string | null
  created_by?: string | null
}

export type Collection<
  Table extends CollectionTable,
  Row extends { id: number },
  Card extends ListedRow,
  Values,
> = ReturnType<typeof defineCollection<Table, Row, Card, Values>>

/** What is the same in every collection. */
export type AnyCollection = Pick<
  Collection<CollectionTable, { id: number }, ListedRow, unknown>,
  'table' | 'one' | 'editPathOf' | 'listKey' | 'invalidate' | 'remove' | 'duplicate'
>

/**
 * For how long what was read counts as the present state, in ms: long enough to read it before its page
 * opens. Writes of this tab invalidate it at once, and a save over somebody else's is refused.
 */
export const freshMs = 5000

const idPattern = /^[1-9]\d{0,14}$/

/** The id of a row in a URL; undefined for anything else. */
export function readEntryId(typed: string): number | undefined {
  return idPattern.test(typed) ? Number(typed) : undefined
}

/** In characters, as in the tables. */
const longestTitle = 120

/** The values of a copy: a draft without a slug, for `copyOf`. */
export function draftCopy<Values extends { title: string }>(values: Values) {
  // The prefix comes first, so that an emoji at the end stays there.
  const title = Array.from(`Copy of ${values.title}`).slice(0, longestTitle).join('').trimEnd()
  return { ...values, title, slug: '', status: 'draft', publishAt: '' }
}

/** The refusal of a slug that is or was used by another row. */
const slugRefusal = () =>
  new FieldRefusal('slug', 'Another page uses this address or used it before. Choose another.')

/** Defines a collection: its queries, and the writes that `collection-mutations.ts` uses. */
export function defineCollection<
  Table extends CollectionTable,
  Row extends { id: number },
  Card extends ListedRow,
  Values,
>(definition: Definition<Table, Row, Card, Values>) {
  const { many, rowSchema, cardSchema, valuesOf, rowOf, hasSlug, copyOf, shownBy = [] } = definition
  const table: CollectionTable = definition.table
  const { one } = restorable[table]
  const from = () => getClient().from(table)
  const listKey = [...queryKeys[table], 'list'] as const

  const listOptions = (view: ListView) =>
    queryOptions({
      queryKey: [...listKey, view],
      queryFn: ({ signal }) => readListPage(table, view, cardSchema, signal),
      placeholderData: keepPreviousData,
      staleTime: freshMs,
      // What was refused while the page was about to open is not asked again.
      retryOnMount: ({ state }) =>
        !isRefusal(state.error) || Date.now() - state.errorUpdatedAt > freshMs,
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

  const oneOptions = (id: number) =>
    queryOptions({
      queryKey: [...queryKeys[table], 'one', id],
      queryFn: ({ signal }) => read(id, signal),
      // An open editor is not refetched: it detects other users' changes when it saves.
      staleTime: Infinity,
      meta: { task: `Loading the ${one}` },
    })

  /**
   * Starts to read a list before its page is there.
   *
   * @param isOpening whether the page is about to open; a failure is then shown as the page would show it
   */
  const prefetchList = (queryClient: QueryClient, search: string, isOpening: boolean): void => {
    const view = readListView(search)
    const options = listOptions(view)
    const { task = '' } = options.meta ?? {}
    void queryClient.prefetchQuery({
      ...options,
      queryFn: () => readListPage(table, view, cardSchema, new AbortController().signal),
      ...(!isOpening && { meta: { task } }),
    })
  }

  /** Starts to read a row before its editor is there. */
  const prefetchOne = (queryClient: QueryClient, typedId: string): void => {
    const id = readEntryId(typedId)
    if (id === undefined) return
    void queryClient.prefetchQuery({
      ...oneOptions(id),
      queryFn: () => read(id),
      staleTime: freshMs,
    })
  }

  /** Invalidates all but the row of an open editor, which would unmount before its page. */
  const invalidate = async (queryClient: QueryClient): Promise<void> => {
    // No editor may start from a row that was read before this write.
    queryClient.removeQueries({ queryKey: [...queryKeys[table], 'one'], type: 'inactive' })
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
    const isNew = id === 'new' || version === null
    try {
      const [saved] = await readChangedRows(
        isNew
          ? from().insert(newRow).select('*')
          : from().update(columns).eq('id', id).eq('version', version).select('*'),
      )
      return rowSchema.parse(saved)
    } catch (error) {
      if (!hasSlug || !isDuplicate(error)) throw error
      const saved = isNew && (await findSame(columns))
      if (!saved) throw slugRefusal()
      return saved
    }
  }

  /** The row that holds exactly these columns: an earlier save has written it, whose response was lost. */
  async function findSame(columns: FormValues): Promise<Row | undefined> {
    const request = from().select('*').filter('slug', 'eq', columns['slug'])
    const [row] = await readRows(request, rowSchema)
    if (!row) return undefined
    return changedFields<FormValues>(rowOf(valuesOf(row)), columns).length === 0 ? row : undefined
  }

  /** Deletes one row. Throws `NothingChanged` when it is gone or may not be deleted. */
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
    return (await save(copyOf?.(values) ?? values, 'new', null)).id
  }

  /** Applies a change to the rows that pass its check as they are stored then. Never rejects. */
  async function change(
    { columns, numberedColumns, check }: BulkChange<Table, Row>,
    ids: readonly number[],
  ): Promise<BulkResult> {
    const requestOf = (update: Tables[CollectionTable]['Update'] | null) =>
      update === null ? from().delete() : from().update(update)
    const faults = new Map<number, string>()
    const write = async (chunk: readonly number[]) => {
      const rows = check ? await readRows(from().select('*').in('id', chunk), rowSchema) : []
      for (const row of rows) faults.set(row.id, check?.(row) ?? '')
      const sound = check ? chunk.filter((id) => faults.get(id) === '') : chunk
      if (sound.length === 0) return []
      if (numberedColumns) {
        // One row a request; if one fails, the next attempt repeats them with the same numbers.
        for (const id of sound) {
          await readChangedRows(
            requestOf(numberedColumns(ids.indexOf(id) + 1))
              .eq('id', id)
              .select('id'),
          )
        }
        return sound
      }
      const changed = await readChangedRows(requestOf(columns).in('id', sound).select('id'))
      return changed.map(({ id }) => id)
    }
    const { done, failed } = await runBulk(ids, write)
    return {
      done,
      failed: failed.map(({ id, reason }) => ({ id, reason: faults.get(id) || reason })),
    }
  }

  return {
    table,
    one,
    editPathOf: definition.editPathOf,
    /** The values of a row in its editor. */
    valuesOf,
    listKey,
    listOptions,
    oneOptions,
    prefetchList,
    prefetchOne,
    read,
    invalidate,
    save,
    remove,
    duplicate,
    change,
  }
}
