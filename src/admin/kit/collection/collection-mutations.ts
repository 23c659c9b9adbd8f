import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '../../../lib/toast'
import { failureText } from '../../data/errors'
import type { CollectionTable } from '../../data/query-keys'
import type { RowPage } from '../../data/responses'
import { capitalised } from '../activity/restore-text'
import { useUndoDelete } from '../activity/restore-change'
import type { BulkChange } from './bulk-changes'
import type { AnyCollection, Collection, ListedRow } from './collection'
import type { BulkResult } from '../lists/run-bulk'
import { useSingleMutation } from '../use-single-mutation'

function tellFailure(title: string, error: Error): void {
  showToast({ kind: 'error', title, description: failureText(error) })
}

/** What an editor saves: `values` over version `version` of row `id`, or as a new row. */
type Save<Values> = { values: Values; id: number | 'new'; version: number | null }

/** Saves a row; throws what the collection's `save` throws, and leaves the messages to the editor. */
export function useSave<Row extends { id: number }, Values>({
  save,
  oneOptions,
  invalidate,
}: Pick<
  Collection<CollectionTable, Row, ListedRow, Values>,
  'save' | 'oneOptions' | 'invalidate'
>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ values, id, version }: Save<Values>) => save(values, id, version),
    onSuccess: async (row) => {
      const invalidated = invalidate(queryClient)
      // Only then: it forgets rows that no page shows, as that of a new entry before its page has its number.
      queryClient.setQueryData(oneOptions(row.id).queryKey, row)
      await invalidated
    },
  })
}

/** Duplicates a row, shows a message, and opens the copy. */
export function useDuplicate({ one, editPathOf, duplicate, invalidate }: AnyCollection) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useSingleMutation({
    mutationFn: duplicate,
    onSuccess: (id) => {
      showToast({ kind: 'success', title: `${capitalised(one)} created successfully` })
      void navigate(editPathOf(id))
    },
    onError: (error) => tellFailure(`Failed to create ${one}`, error),
    // Also after a failure: the write may have succeeded and only its response got lost.
    onSettled: () => void invalidate(queryClient),
  })
}

type DeletionOptions<Card> = {
  /** Shows the message after a deletion; by default one with an Undo button. */
  reportDeleted?: (rows: readonly Card[]) => void
}

function useTellDeleted<Card extends ListedRow>(
  table: CollectionTable,
  { reportDeleted }: DeletionOptions<Card>,
): (rows: readonly Card[]) => void {
  const offerUndo = useUndoDelete(table)
  return reportDeleted ?? ((rows) => offerUndo(rows.map(({ id }) => id)))
}

/** Deletes one row and shows a message; resolves to `false` when it was refused. */
export function useRemove<Card extends ListedRow>(
  collection: AnyCollection,
  options: DeletionOptions<Card> = {},
) {
  const { table, one, remove, listKey, invalidate } = collection
  const queryClient = useQueryClient()
  const reportDeleted = useTellDeleted(table, options)
  const { mutateAsync } = useMutation({
    mutationFn: ({ id }: Card) => remove(id),
    onSuccess: (_, row) => {
      queryClient.setQueriesData<RowPage<ListedRow>>({ queryKey: listKey }, (page) => {
        const others = page?.rows.filter(({ id }) => id !== row.id)
        return (
          page && others && { rows: others, total: page.total - page.rows.length + others.length }
        )
      })
      reportDeleted([row])
    },
    onError: (error) => tellFailure(`Failed to delete ${one}`, error),
    // Also after a failure: the write may have succeeded and only its response got lost.
    onSettled: () => void invalidate(queryClient),
  })
  return (row: Card): Promise<boolean> =>
    mutateAsync(row).then(
      () => true,
      () => false,
    )
}

/** Outcome of a bulk change. */
export type BulkReport = {
  result: BulkResult
  verb: string
  note: string | undefined
  /** Titles before the change: deleted rows have none afterwards. */
  titleOf: (id: number) => string
}

/**
 * Changes several rows at once.
 *
 * @returns `apply`, which never rejects and resolves to the ids that were refused; `isPending`;
 *   `report` of the last change until it is dismissed
 */
export function useBulk<
  Table extends CollectionTable,
  Row extends { id: number },
  Card extends ListedRow,
>(
  collection: Pick<Collection<Table, Row, Card, never>, 'table' | 'change' | 'invalidate'>,
  options: DeletionOptions<Card> = {},
) {
  const { table, change, invalidate } = collection
  const queryClient = useQueryClient()
  const reportDeleted = useTellDeleted(table, options)
  const [report, setReport] = useState<BulkReport>()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (wish: { change: BulkChange<Table, Row>; rows: readonly Card[] }) =>
      change(
        wish.change,
        wish.rows.map(({ id }) => id),
      ),
    onMutate: () => setReport(undefined),
    onSuccess: async (result, { change: { columns, verb, note }, rows }) => {
      await invalidate(queryClient)
      const titles = new Map(rows.map(({ id, title }) => [id, title]))
      const done = new Set(result.done)
      if (columns === null) reportDeleted(rows.filter(({ id }) => done.has(id)))
      setReport({ result, verb, note, titleOf: (id) => titles.get(id) || 'Untitled' })
    },
  })

  async function apply(wish: BulkChange<Table, Row>, rows: readonly Card[]): Promise<number[]> {
    const { failed } = await mutateAsync({ change: wish, rows })
    return failed.map(({ id }) => id)
  }

  return { report, apply, isPending, dismiss: () => setReport(undefined) }
}
