import { Skeleton } from '../../components/ui/skeleton'
import { frameClass } from '../kit/frame-class'
import { galleryGridClass } from './gallery-grid-class'

const cards = [1, 2, 3, 4, 5, 6, 7, 8]

/** The pictures to come, in grey. */
export function GalleryShapes() {
  return (
    <div className={galleryGridClass}>
      {cards.map((card) => (
        <div key={card} className={`overflow-hidden ${frameClass}`}>
          <Skeleton className="aspect-video w-full" />
          <div className="grid gap-2 p-3">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}
