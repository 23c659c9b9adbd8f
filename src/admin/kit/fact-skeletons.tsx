import { Skeleton } from '../../components/ui/skeleton'
import { frameClass } from './frame-class'

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
