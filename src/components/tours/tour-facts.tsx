import type { TourCard } from '../../content/model'
import { Icon } from '../ui/icon'
import { peopleIcon, pinIcon } from '../ui/icon-paths'
import { Postmark } from '../ui/stamp'

const lineClass = 'flex items-start gap-2'
const iconClass = 'mt-0.5 size-5 shrink-0 text-tea'

/**
 * Place and group size of a tour, and its duration as a postmark. The postmark overlaps the upper edge
 * of the nearest positioned ancestor, which is the lower edge of the picture.
 */
export function TourFacts({
  tour,
  className,
}: {
  tour: Pick<TourCard, 'duration' | 'location' | 'participants'>
  className: string
}) {
  return (
    <dl className={className}>
      <div className="absolute -top-13 right-4">
        <dt className="sr-only">Duration</dt>
        <dd>
          <Postmark>{tour.duration}</Postmark>
        </dd>
      </div>
      <div className={lineClass}>
        <Icon d={pinIcon} className={iconClass} />
        <dt className="sr-only">Location</dt>
        <dd>{tour.location}</dd>
      </div>
      <div className={lineClass}>
        <Icon d={peopleIcon} className={iconClass} />
        <dt className="sr-only">Group size</dt>
        <dd>{tour.participants}</dd>
      </div>
    </dl>
  )
}
