import type { ReactNode } from 'react'
import { Skeleton } from '../../components/ui/skeleton'
import { frameClass } from './frame-class'

type LoadingStateProps = {
  /** For screen readers only; others see the skeleton. */
  label: string
  /** The query waits for a connection; announced and shown. */
  isPaused?: boolean
  /** The skeleton; five rows by default. */
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
