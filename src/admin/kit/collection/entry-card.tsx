import { Copy, Eye, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { VisuallyHidden } from '../../../components/ui/visually-hidden'
import { Link } from 'react-router'
import { frameClass } from '../frame-class'
import { useEntryRights, useMay } from '../rights'
import { Thumbnail } from '../thumbnail'
import type { AnyCollection, ListedRow } from './collection'
import { useDuplicate } from './collection-mutations'

type PicturedRow = ListedRow & { image: string; image_alt: string }

/** Props that a list passes to each card. */
export type CardProps<Row> = {
  row: Row
  isSelected: boolean
  onSelect: () => void
  onDelete: () => void
}

type EntryCardProps = CardProps<PicturedRow> & {
  collection: AnyCollection
  children: ReactNode
  notice?: ReactNode
  actions?: ReactNode
}

/** Card of one tour or post in a list, with its actions. */
export function EntryCard(props: EntryCardProps) {
  const { collection, row, isSelected, onSelect, onDelete, children, notice, actions } = props
  const { id, title } = row
  const copy = useDuplicate(collection)
  const maySelect = useMay('publish')
  const { mayChange, mayDelete } = useEntryRights()
  const OpenIcon = mayChange(row) ? Pencil : Eye
  return (
    <li
      className={`relative flex min-w-0 flex-col has-checked:border-tea has-checked:bg-tea-soft ${frameClass}`}
    >
      <div className="flex grow flex-wrap items-start gap-3 p-3">
        <div className="w-24 shrink-0 overflow-hidden rounded-postcard sm:w-36">
          <Thumbnail src={row.image} alt={row.image_alt} />
        </div>
        <div className="grid min-w-0 grow basis-36 grid-cols-1 gap-1">
          <h2 className="text-base leading-snug break-words">{title}</h2>
          {children}
        </div>
      </div>
      {notice}
      {maySelect && (
        <label className="absolute top-1 left-1 grid size-11 place-items-center print:hidden">
          <span className="grid size-8 place-items-center rounded-postcard bg-card">
            <input
              type="checkbox"
              aria-label={`Select ${title}`}
              checked={isSelected}
              onChange={onSelect}
              className="size-5 accent-tea"
            />
          </span>
        </label>
      )}
      <div
        className={`flex flex-wrap gap-1 border-t border-line p-1 print:hidden ${actions ? '' : 'justify-end'}`}
      >
        {actions}
        <Link to={collection.editPathOf(id)} className={buttonClass('quiet', '', 'compact')}>
          <OpenIcon aria-hidden className="size-4" />
          <span>
            {mayChange(row) ? 'Edit' : 'Read'} <VisuallyHidden>{title}</VisuallyHidden>
          </span>
        </Link>
        <button
          type="button"
          title="Duplicate"
          className={buttonClass('quiet', '', 'compact')}
          disabled={copy.isPending}
          aria-busy={copy.isPending}
          onClick={() => copy.mutate(id)}
        >
          <Copy aria-hidden className="size-4" />
          <VisuallyHidden>Duplicate {title}</VisuallyHidden>
        </button>
        {mayDelete(row) && (
          <button
            type="button"
            title="Delete"
            className={buttonClass('quiet', '', 'compact')}
            onClick={onDelete}
          >
            <Trash2 aria-hidden className="size-4 text-danger" />
            <VisuallyHidden>Delete {title}</VisuallyHidden>
          </button>
        )}
      </div>
    </li>
  )
}
