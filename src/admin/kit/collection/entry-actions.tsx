import { Copy, SquareArrowOutUpRight, Trash2 } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router'
import { buttonClass } from '../../../components/ui/button'
import { ExternalLink } from '../../../components/ui/external-link'
import { leave } from '../leaving/leave-guard'
import type { AnyCollection, ListedRow } from './collection'
import { useDuplicate, useRemove } from './collection-mutations'

/** Props of the dialog before a deletion. */
export type DeleteQuestionProps<Row> = {
  /** The rows to delete; the dialog is open while there are any. */
  rows: readonly Row[]
  onClose: () => void
  /** Deletes them; must not reject. */
  onConfirm: () => Promise<void>
}

type EntryActionsProps<Row extends ListedRow> = {
  collection: AnyCollection
  row: Row
  /** Path on the public site; undefined while visitors do not see it. */
  publicPath: string | undefined
  /** Path of the list, opened after the deletion. */
  listPath: string
  Question: ComponentType<DeleteQuestionProps<Row>>
}

/** The actions for a tour or post in its editor: view, duplicate, delete. */
export function EntryActions<Row extends ListedRow>(props: EntryActionsProps<Row>) {
  const { collection, row, publicPath, listPath, Question } = props
  const navigate = useNavigate()
  const copy = useDuplicate(collection)
  const remove = useRemove(collection)
  const [isAsked, setAsked] = useState(false)
  return (
    <div className="-ml-3 flex flex-wrap gap-x-1 sm:ml-0">
      {publicPath !== undefined && (
        <ExternalLink href={publicPath} className={buttonClass('quiet', '', 'compact')}>
          <SquareArrowOutUpRight aria-hidden className="size-4" />
          View on the site
        </ExternalLink>
      )}
      <button
        type="button"
        className={buttonClass('quiet', '', 'compact')}
        disabled={copy.isPending}
        aria-busy={copy.isPending}
        // The copy replaces this page.
        onClick={() => leave(() => copy.mutate(row.id))}
      >
        <Copy aria-hidden className="size-4" />
        Duplicate
      </button>
      <button
        type="button"
        className={buttonClass('quiet', '', 'compact')}
        onClick={() => setAsked(true)}
      >
        <Trash2 aria-hidden className="size-4 text-danger" />
        Delete
      </button>
      <Question
        rows={isAsked ? [row] : []}
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          if (await remove(row)) void navigate(listPath)
        }}
      />
    </div>
  )
}
