import { buttonClass } from '../../../components/ui/button'

type PageTurnerProps = {
  /** From 1. */
  page: number
  pages: number
  onTurn: (page: number) => void
}

/** Leads to the page before and after; nothing at all where there is only one. */
export function PageTurner({ page, pages, onTurn }: PageTurnerProps) {
  if (pages <= 1) return null
  return (
    <div className="flex flex-wrap gap-3">
      <button
        type="button"
        className={buttonClass('secondary')}
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      >
        Previous page
      </button>
      <button
        type="button"
        className={buttonClass('secondary')}
        disabled={page >= pages}
        onClick={() => onTurn(page + 1)}
      >
        Next page
      </button>
    </div>
  )
}
