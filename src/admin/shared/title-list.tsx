import { frameClass } from './frame-class'
import { StatusChips } from './status-chips'

type TitleListProps = {
  rows: readonly { id: number; title: string; category: string; status: string }[]
}

/** Titles, categories and states, to be read only. */
export function TitleList({ rows }: TitleListProps) {
  return (
    <ul className={`divide-y divide-line ${frameClass}`}>
      {rows.map((row) => (
        <li key={row.id} className="flex flex-wrap items-center justify-between gap-2 px-4 py-3">
          <span className="grid min-w-0 gap-x-6 sm:flex-1 sm:grid-cols-2 sm:items-center">
            <span className="font-semibold break-words">{row.title || 'Untitled'}</span>
            <span className="break-words text-muted">{row.category}</span>
          </span>
          <StatusChips row={row} />
        </li>
      ))}
    </ul>
  )
}
