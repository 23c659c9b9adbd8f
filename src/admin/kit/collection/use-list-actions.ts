import { useState } from 'react'
import type { CollectionTable } from '../../data/query-keys'
import type { BulkChange } from './bulk-changes'
import type { AnyCollection, ListedRow } from './collection'
import { useRemove } from './collection-mutations'

/** Props that a page passes to its list. */
export type ListProps<Table extends CollectionTable, Row, Card> = {
  rows: readonly Card[]
  /** Key of the list's page; another page starts without a selection. */
  pageKey: string
  bulk: {
    isPending: boolean
    apply: (change: BulkChange<Table, Row>, rows: readonly Card[]) => Promise<number[]>
  }
}

/**
 * State of a list: its selection, bulk changes, and the dialog before a deletion. `apply` runs a change
 * or asks first, `run` runs it at once.
 */
export function useListActions<Table extends CollectionTable, Row, Card extends ListedRow>(
  collection: AnyCollection,
  { rows, pageKey, bulk }: ListProps<Table, Row, Card>,
) {
  type Change = BulkChange<Table, Row>
  /** The pending question: about one row, or about a change of all selected rows. */
  type Question = { rows: readonly Card[]; change?: Change }
  const remove = useRemove(collection)
  const { isSelected, toggle, selectAll, clear } = useSelection(pageKey)
  const [question, setQuestion] = useState<Question>({ rows: [] })
  const selected = rows.filter(({ id }) => isSelected(id))

  async function run(change: Change, changed: readonly Card[]): Promise<void> {
    // Refused rows stay selected for the next attempt.
    selectAll(await bulk.apply(change, changed))
  }

  async function apply(change: Change): Promise<void> {
    if (change.columns === null) setQuestion({ rows: selected, change })
    else await run(change, selected)
  }

  async function confirm(): Promise<void> {
    const [only] = question.rows
    // The dialog closes at once: it would keep the focus from the report.
    if (question.change) void run(question.change, question.rows)
    else if (only) await remove(only)
  }

  return {
    selected,
    run,
    apply,
    cardOf: (row: Card) => ({
      row,
      isSelected: isSelected(row.id),
      onSelect: () => toggle(row.id),
      onDelete: () => setQuestion({ rows: [row] }),
    }),
    bar: {
      count: selected.length,
      shown: rows.length,
      isBusy: bulk.isPending,
      onSelectAll: () => selectAll(rows.map(({ id }) => id)),
      onClear: clear,
    },
    question: {
      rows: question.rows,
      onClose: () => setQuestion({ rows: [] }),
      onConfirm: confirm,
    },
  }
}

/** The selected rows, until the list shows another page. */
export function useSelection(pageKey: string) {
  const [state, setState] = useState<{ pageKey: string; ids: ReadonlySet<number> }>({
    pageKey,
    ids: new Set(),
  })
  // Rows on other pages must not be deleted along with these.
  const ids = state.pageKey === pageKey ? state.ids : new Set<number>()
  const set = (next: Iterable<number>) => setState({ pageKey, ids: new Set(next) })
  return {
    ids,
    isSelected: (id: number) => ids.has(id),
    toggle: (id: number) =>
      set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    selectAll: (all: readonly number[]) => set(all),
    clear: () => set([]),
  }
}
