import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '../../../lib/toast'
import { failureText } from '../../data/errors'
import type { CollectionTable } from '../../data/query-keys'
import { useUndoDelete } from '../activity/undo-delete'
import type { BulkChange, Collection, ListedRow } from './collection'
import type { BulkResult } from '../lists/run-bulk'

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function tellFailure(title: string, error: Error): void {
  showToast({ kind: 'error', title, description: failureText(error) })
}

/**
 * `useMutation` for a button: a call while another one is under way does nothing. `isPending` alone comes
 * too late for that, and a double click would be two writes.
 */
export function useSingleMutation<Data, Variables, Context>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
) {
  const isUnderWay = useRef(false)
  const { mutate, ...mutation } = useMutation(options)
  return {
    ...mutation,
    mutate: (variables: Variables) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate(variables, { onSettled: () => void (isUnderWay.current = false) })
    },
  }
}

/** What an editor saves: `values` over version `version` of row `id`, or as a new row. */
type Save<Values> = { values: Values; id: number | 'new'; version: number | null }

/** The save of an editor; fails as `save` of the collection does, and leaves the messages to it. */
export function useSave<
  Table extends CollectionTable,
  Row extends { id: number },
  Card extends ListedRow,
  Values,
>({ save, oneOptions, readAgain }: Collection<Table, Row, Card, Values>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ values, id, version }: Save<Values>) => save(values, id, version),
    onSuccess: async (row) => {
      queryClient.setQueryData(oneOptions(row.id).queryKey, row)
      await readAgain(queryClient)
    },
  })
}

/** Makes a copy of a row, says so, and opens it. */
export function useDuplicate<
  Table extends CollectionTable,
  Row extends { id: number },
  Card extends ListedRow,
  Values,
>({ one, addressOf, duplicate, readAgain }: Collection<Table, Row, Card, Values>) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useSingleMutation({
    mutationFn: duplicate,
    onSuccess: (id) => {
      showToast({ kind: 'success', title: `${capitalised(one)} created successfully` })
      void navigate(addressOf(id))
    },
    onError: (error) => tellFailure(`Failed to create ${one}`, error),
    // Also after a failure: an answer that got lost may have been a yes.
    onSettled: () => void readAgain(queryClient),
  })
}

type DeletionOptions<Card> = {
  /** Says that rows are gone; unless told otherwise, with an Undo. */
  tellDeleted?: (rows: readonly Card[]) => void
}

function useTellDeleted<Card extends ListedRow>(
  table: CollectionTable,
  { tellDeleted }: DeletionOptions<Card>,
): (rows: readonly Card[]) => void {
  const offerUndo = useUndoDelete(table)
  return tellDeleted ?? ((rows) => offerUndo(rows.map(({ id }) => id)))
}

/** Deletes one row and says so; succeeds with `false` where it was refused, after a message. */
export function useRemove<
  Table extends CollectionTable,
  Row extends { id: number },
  Card extends ListedRow,
  Values,
>(collection: Collection<Table, Row, Card, Values>, options: DeletionOptions<Card> = {}) {
  const { table, one, remove, patchLists, readAgain } = collection
  const queryClient = useQueryClient()
  const tellDeleted = useTellDeleted(table, options)
  const { mutateAsync } = useMutation({
    mutationFn: ({ id }: Card) => remove(id),
    onSuccess: (_, row) => {
      patchLists(queryClient, ({ rows, total }) => {
        const others = rows.filter(({ id }) => id !== row.id)
        return { rows: others, total: total - (rows.length - others.length) }
      })
      tellDeleted([row])
    },
    onError: (error) => tellFailure(`Failed to delete ${one}`, error),
    // Also after a failure: an answer that got lost may have been a yes.
    onSettled: () => void readAgain(queryClient),
  })
  return (row: Card): Promise<boolean> =>
    mutateAsync(row).then(
      () => true,
      () => false,
    )
}

/** What became of a change of several rows. */
export type BulkReport = {
  result: BulkResult
  verb: string
  /** Titles as they were: what is deleted has none any more. */
  titleOf: (id: number) => string
}

/**
 * The changes of several rows at once.
 *
 * @returns `apply`, which never rejects and answers with the ids that were refused; `isPending`
 *   meanwhile; `report` of the last one until it is dismissed
 */
export function useBulk<
  Table extends CollectionTable,
  Row extends { id: number },
  Card extends ListedRow,
  Values,
>(collection: Collection<Table, Row, Card, Values>, options: DeletionOptions<Card> = {}) {
  const { table, change, readAgain } = collection
  const queryClient = useQueryClient()
  const tellDeleted = useTellDeleted(table, options)
  const [report, setReport] = useState<BulkReport>()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (wish: { change: BulkChange<Table, Row>; rows: readonly Card[] }) =>
      change(
        wish.change,
        wish.rows.map(({ id }) => id),
      ),
    onMutate: () => setReport(undefined),
    onSuccess: async (result, { change: { columns, verb }, rows }) => {
      await readAgain(queryClient)
      const titles = new Map(rows.map(({ id, title }) => [id, title]))
      const done = new Set(result.done)
      if (columns === null) tellDeleted(rows.filter(({ id }) => done.has(id)))
      setReport({ result, verb, titleOf: (id) => titles.get(id) || 'Untitled' })
    },
  })

  async function apply(wish: BulkChange<Table, Row>, rows: readonly Card[]): Promise<number[]> {
    const { failed } = await mutateAsync({ change: wish, rows })
    return failed.map(({ id }) => id)
  }

  return { report, apply, isPending, dismiss: () => setReport(undefined) }
}
