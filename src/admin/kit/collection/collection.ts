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
  /** What several are called, as in "Failed to load tours". */
  many: string
  /** A row as its editor reads it. */
  rowSchema: ZodType<Row>
  /** A row as the list reads it. */
  cardSchema: ZodType<Card>
  valuesOf: (row: Row) => Values
  /** What a save writes. */
  rowOf: (values: Values) => Tables[Table]['Insert']
  /** Whether its rows have pages, whose addresses no other row may have. */
  hasSlug: boolean
  /** What a copy begins with, where rows can be duplicated: it is a draft without an address. */
  copyOf?: (values: Values) => Values
  /** Where the studio edits a row. */
  editPathOf: (id: number) => string
  /** What else shows its rows, and is read again after a write. */
  shownBy?: readonly QueryKey[]
}

/** Something that can be done to several rows at once. */
export type BulkChange<Table extends CollectionTable, Row> = {
  id: string
  label: string
  /** What has been done, as in "3 published". */
  verb: string
  /** What is written to each row; `null` where it is deleted. */
  columns: Tables[Table]['Update'] | null
  /** What keeps a row, as it is stored by then, from it, as sentences; '' when nothing does. */
  check?: (row: Row) => string
}

/** A row as far as every list knows it. */
export type ListedRow = { id: number; title: string }

export type Collection<
  Table extends CollectionTable,
  Row extends { id: number },
  Card extends ListedRow,
  Values,
> = ReturnType<typeof defineCollection<Table, Row, Card, Values>>

/** The longest title that the tables take, in letters. */
const longestTitle = 120

/** The title of a copy: the new words in front, so that an emoji at the end stays there. */
export function copyTitle(title: string): string {
  return Array.from(`Copy of ${title}`).slice(0, longestTitle).join('').trimEnd()
}

/**
 * Gives what a write answers; an address that another row has, or once had, becomes the fault of the
 * field `slug`.
 *
 * @throws FieldRefusal for a taken address; whatever else the write throws
 */
async function refuseDuplicateSlug<Answer>(write: Promise<Answer>): Promise<Answer> {
  try {
    return await write
  } catch (error) {
    if (!isDuplicate(error)) throw error
    throw new FieldRefusal('slug', 'Another page has this address, or had it once. Choose another.')
  }
}

/**
 * All that a room of the studio reads of its table and writes to it. The hooks of
 * `collection-mutations.ts` put the writes to use.
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

  /** One page of the rows as the view asks for it; all, the newest first, where it asks nothing. */
  const listOptions = (view: ListView) =>
    queryOptions({
      queryKey: [...listKey, view],
      queryFn: ({ signal }) => readListPage(table, view, cardSchema, signal),
      placeholderData: keepPreviousData,
      meta: { task: `Loading ${many}`, failureToast: `Failed to load ${many}` },
    })

  /**
   * One row as it stands now; `null` when there is none with this id. An editor that looks what became
   * of its row asks here and not the cache: a row that is gone would take the page, and what was
   * typed on it, along.
   *
   * @throws RequestFailure
   */
  const read = (id: number, signal = new AbortController().signal): Promise<Row | null> =>
    readOptionalRow(from().select('*').eq('id', id).abortSignal(signal).maybeSingle(), rowSchema)

  /** One row; `null` when there is none with this id. */
  const oneOptions = (id: number) =>
    queryOptions({
      queryKey: [...queryKeys[table], 'one', id],
      queryFn: ({ signal }) => read(id, signal),
      // What somebody edits is read when it is opened: the editor itself notices later changes.
      staleTime: Infinity,
      meta: { task: `Loading the ${one}` },
    })

  /** Changes every page of the list that is cached, as if it had been read anew. */
  const patchLists = (queryClient: QueryClient, patch: (page: RowPage<Card>) => RowPage<Card>) =>
    void queryClient.setQueriesData<RowPage<Card>>(
      { queryKey: listKey },
      (page) => page && patch(page),
    )

  /**
   * Reads everything about the table again but the row that an editor has open: the editor notices by
   * itself, and must not vanish before its page does.
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
   * Writes values over version `version` of row `id`, or as a new row where there is no version.
   *
   * @returns the row as it now stands
   * @throws NothingChanged when the version has moved on, or the account may not write;
   *   FieldRefusal when another row has the address; RequestFailure otherwise
   */
  async function save(values: Values, id: number | 'new', version: number | null): Promise<Row> {
    const columns: Tables[CollectionTable]['Insert'] = rowOf(values)
    // Those of this very table; the client's type allows only what all three tables have.
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
   * @throws NothingChanged when it was gone or may not be deleted; RequestFailure
   */
  async function remove(id: number): Promise<void> {
    await readChangedRows(from().delete().eq('id', id).select('id'))
  }

  /**
   * Makes a draft with all that a row says; the database gives it an address of its own.
   *
   * @returns id of the new row
   * @throws NothingChanged when the row is gone or may not be copied; RequestFailure
   */
  async function duplicate(id: number): Promise<number> {
    const row = await read(id)
    if (!row) throw await explainRefusal(new NothingChanged('The row is gone'))
    const values = valuesOf(row)
    const copy = await save(copyOf?.(values) ?? values, 'new', null)
    return copy.id
  }

  /**
   * Does one thing to many rows. Those that its check finds something against, as they are stored by
   * then, stay as they are. Never rejects.
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
    /** What a row is called. */
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
