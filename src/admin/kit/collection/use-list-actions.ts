import { useState } from 'react'
import type { CollectionTable } from '../../data/query-keys'
import { useSelection } from '../lists/use-selection'
import type { BulkChange, Collection, ListedRow } from './collection'
import { useRemove } from './collection-mutations'

/** What a list of cards is given by its page. */
export type ListProps<Table extends CollectionTable, Row, Card> = {
  /** One page of the list. */
  rows: readonly Card[]
  /** Names the page of the list; another page begins without a selection. */
  pageKey: string
  /** See `useBulk`. */
  bulk: {
    isPending: boolean
    apply: (change: BulkChange<Table, Row>, rows: readonly Card[]) => Promise<number[]>
  }
}

/**
 * Selecting rows of a list, changing those that are selected, and the question before a deletion.
 *
 * @returns what cards, bulk bar and question are given; `apply` does a change or asks about it first,
 *   `run` does it at once
 */
export function useListActions<
  Table extends CollectionTable,
  Row extends { id: number },
  Card extends ListedRow,
  Values,
>(
  collection: Collection<Table, Row, Card, Values>,
  { rows, pageKey, bulk }: ListProps<Table, Row, Card>,
) {
  type Change = BulkChange<Table, Row>
  /** What is asked about: one row by its button, or a change of all that are selected. */
  type Question = { rows: readonly Card[]; change?: Change }
  const remove = useRemove(collection)
  const { isSelected, toggle, selectAll, clear } = useSelection(pageKey)
  const [question, setQuestion] = useState<Question>({ rows: [] })
  const selected = rows.filter(({ id }) => isSelected(id))

  async function run(change: Change, changed: readonly Card[]): Promise<void> {
    // What was refused stays selected, for the next attempt.
    selectAll(await bulk.apply(change, changed))
  }

  async function apply(change: Change): Promise<void> {
    if (change.columns === null) setQuestion({ rows: selected, change })
    else await run(change, selected)
  }

  async function confirm(): Promise<void> {
    const [only] = question.rows
    // The dialog does not wait: it would keep the focus from the report.
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
