import { formatNumber } from '../../../lib/format'
import { pageSize } from './list-view'
import { PageTurner } from './page-turner'

type PagerProps = {
  page: number
  /** Rows in all. */
  total: number
  onTurn: (page: number) => void
}

/** Says which part of a list is shown, and leads to the others. */
export function Pager({ page, total, onTurn }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = Math.min((page - 1) * pageSize + 1, total)
  const last = Math.min(page * pageSize, total)
  const turn = (to: number) => {
    onTurn(to)
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  return (
    <nav
      aria-label="Pages of the list"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 print:hidden"
    >
      <p aria-live="polite" className="text-muted tabular-nums">
        {formatNumber(first)} to {formatNumber(last)} of {formatNumber(total)}
      </p>
      <PageTurner page={page} pages={pages} onTurn={turn} />
    </nav>
  )
}
