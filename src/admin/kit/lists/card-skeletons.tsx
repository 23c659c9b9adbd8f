import { Skeleton } from '../../../components/ui/skeleton'
import { frameClass } from '../frame-class'

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
