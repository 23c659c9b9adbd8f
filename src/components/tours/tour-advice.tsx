import type { Tour } from '../../content/model'
import { cancellationSummary } from '../../content/policy'
import { tourAdvice } from '../../content/tours-advice'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { textLinkClass } from '../ui/button'
import { noticeClass } from '../ui/notice'
import { adviceOn } from './tour-good-to-know'

type TourAdviceProps = {
  tour: Pick<Tour, 'minimumAge'>
  items?: typeof tourAdvice
  onLeave?: (() => void) | undefined
}

/**
 * Short advice and the cancellation policy, each with a link to the full text. The age that our
 * activities are for in general is left out where the tour has its own.
 */
export function TourAdvice({ tour, items = tourAdvice, onLeave }: TourAdviceProps) {
  return (
    <section className={`grid gap-3 p-5 ${noticeClass('advice')}`}>
      <h2 className="text-subheading">Know before you go</h2>
      <ul className="grid list-disc gap-1 pl-5 marker:text-leaf">
        {adviceOn(tour, items).map(({ question, name, text }) => (
          <li key={question} className="leading-7">
            <Link to={paths.faq(question)} className={textLinkClass} onClick={onLeave}>
              {name}
            </Link>
            : {text}
          </li>
        ))}
      </ul>
      <p className="max-w-prose leading-7">
        <strong>If you cancel:</strong> {cancellationSummary}.{' '}
        <Link to={paths.cancellation()} className={textLinkClass} onClick={onLeave}>
          Cancellation guidelines
        </Link>
      </p>
    </section>
  )
}
