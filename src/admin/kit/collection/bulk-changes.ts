import type { Database } from '../../data/database'
import type { CollectionTable } from '../../data/query-keys'
import { statusWords } from '../status-words'

type Tables = Database['public']['Tables']

/** A change that can be applied to several rows at once. */
export type BulkChange<Table extends CollectionTable, Row> = {
  id: string
  label: string
  /** What happened to the rows, for the report, as in "3 deleted". */
  verb: string
  /** A sentence below the report, if something follows from it. */
  note?: string
  /** The columns to write; `null` deletes the rows. */
  columns: Tables[Table]['Update'] | null
  /** Columns that differ from row to row; `number` counts the changed rows from 1. */
  numberedColumns?: (number: number) => Tables[Table]['Update']
  /** Reasons against changing a row as it is stored then, as sentences; '' when there are none. */
  check?: (row: Row) => string
}

/** Name and report of the bulk actions on the status, by the status that they set. */
export const statusActions = {
  published: {
    id: 'publish',
    label: statusWords.published,
    verb: `set to “${statusWords.published}”`,
    note: 'Visitors see what you set once you publish.',
  },
  unpublished: {
    id: 'unpublish',
    label: statusWords.unpublished,
    verb: `set to “${statusWords.unpublished}”`,
    note: 'What visitors see of them leaves the site once you publish.',
  },
} as const

/** The bulk actions on the status of rows with pages of their own. */
export const stateChanges = (faultsOf: (row: object) => string[]) => [
  {
    ...statusActions.published,
    columns: { status: 'published' as const },
    check: (row: object) => faultsOf(row).join(' '),
  },
  {
    ...statusActions.unpublished,
    columns: { status: 'unpublished' as const, publish_at: null },
  },
]
