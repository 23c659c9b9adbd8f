import type { ReactNode } from 'react'
import { Skeleton } from '../../components/ui/skeleton'
import { frameClass } from './frame-class'

type LoadingStateProps = {
  /** For screen readers only; others see the skeleton. */
  label: string
  /** The query waits for a connection; announced and shown. */
  isPaused?: boolean
  children?: ReactNode
}

const rows = [1, 2, 3, 4, 5]

/** Shown while a part of a page is loading, in its shape. */
export function LoadingState({ label, isPaused = false, children }: LoadingStateProps) {
  return (
    <>
      <output className={isPaused ? 'mb-3 block text-muted' : 'sr-only'}>
        {isPaused ? 'Waiting for a connection' : label}
      </output>
      <div aria-hidden>{children ?? <RowSkeletons />}</div>
    </>
  )
}

function RowSkeletons() {
  return (
    <div className={`divide-y divide-line ${frameClass}`}>
      {rows.map((row) => (
        <div key={row} className="flex min-h-14 items-center justify-between gap-6 px-4">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-1/5" />
        </div>
      ))}
    </div>
  )
}

/** Skeleton of `Facts`. */
export function FactSkeletons({ count }: { count: number }) {
  return (
    <div className={`mb-6 divide-y divide-line px-4 sm:px-5 ${frameClass}`}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="grid gap-2 py-4 sm:grid-cols-4 sm:gap-6">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-4 w-3/4 sm:col-span-3 sm:w-1/2" />
        </div>
      ))}
    </div>
  )
}

const cards = [1, 2, 3, 4, 5, 6]

/** Skeleton of a list of cards; `className` lays it out like the list. */
export function CardSkeletons({ className }: { className: string }) {
  return (
    <div className={className}>
      {cards.map((card) => (
        <div key={card} className={frameClass}>
          <div className="flex items-start gap-3 p-3">
            <Skeleton className="aspect-video w-24 shrink-0 sm:w-36" />
            <div className="grid grow gap-2 py-1">
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          </div>
          <div className="border-t border-line p-4">
            <Skeleton className="h-5 w-1/4" />
          </div>
        </div>
      ))}
    </div>
  )
}
