import type { TourCard } from '../../content/model'
import { Icon } from '../ui/icon'
import { clockIcon, peopleIcon, pinIcon } from '../ui/icon-paths'

const lineClass = 'flex items-start gap-2'
const iconClass = 'mt-0.5 size-5 shrink-0 text-tea'

/** Duration, place and group size of a tour. */
export function TourFacts({
  tour,
  className,
}: {
  tour: Pick<TourCard, 'duration' | 'location' | 'participants'>
  className: string
}) {
  return (
    <dl className={className}>
      <div className={lineClass}>
        <Icon d={clockIcon} className={iconClass} />
        <dt className="sr-only">Duration</dt>
        <dd>{tour.duration}</dd>
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
