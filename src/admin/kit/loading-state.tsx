import type { ReactNode } from 'react'
import { Skeleton } from '../../components/ui/skeleton'
import { frameClass } from './frame-class'

type LoadingStateProps = {
  /** Said, not shown: the shapes show it. */
  label: string
  /** The read waits for a connection; said and shown. */
  isPaused?: boolean
  /** What comes, in grey; five rows unless told. */
  children?: ReactNode
}

const rows = [1, 2, 3, 4, 5]

/** Stands where something of a page is still being read, in its shape. */
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
