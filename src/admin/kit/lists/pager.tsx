import { buttonClass } from '../../../components/ui/button'
import { formatNumber } from '../../../lib/format'
import { pageSize } from './list-view'

type PagerProps = {
  page: number
  total: number
  onTurn: (page: number) => void
}

/** Shows which part of a list is displayed, with links to the others. */
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

type PageTurnerProps = Omit<PagerProps, 'total'> & { pages: number }

/** Links to the previous and next page; renders nothing for a single page. */
export function PageTurner({ page, pages, onTurn }: PageTurnerProps) {
  if (pages <= 1) return null
  return (
    <div className="flex flex-wrap gap-3">
      {[page - 1, page + 1].map((to) => (
        <button
          key={to < page ? 'previous' : 'next'}
          type="button"
          className={buttonClass('secondary')}
          disabled={to < 1 || to > pages}
          onClick={() => onTurn(to)}
        >
          {to < page ? 'Previous page' : 'Next page'}
        </button>
      ))}
    </div>
  )
}
