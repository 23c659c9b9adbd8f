import type { Tour } from '../../content/model'
import { monthNames } from '../../content/tour-words'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { transportLine } from '../../lib/tour-transport'
import { lineLinkClass, textLinkClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { SeasonWheel } from '../ui/season-wheel'
import { tourFacts } from './tour-good-to-know'
import { openQuestions, openQuestionsLink } from './tour-questions'

type GoodToKnowProps = { tour: Tour; onLeave?: (() => void) | undefined }

/**
 * The optional facts of a tour but its price, which stands above; how to get there where transport is not
 * included; and one message for the questions that remain.
 */
export function GoodToKnow({ tour, onLeave }: GoodToKnowProps) {
  const { priceFrom: _price, ...rest } = tour
  const facts = tourFacts(rest, '')
  const way = transportLine(tour)
  const topics = openQuestions(tour)
    .map(({ topic }) => topic)
    .join(', ')
  return (
    <section className="grid gap-4">
      <h2 className="text-subheading">Good to know</h2>
      <dl className="grid gap-2 empty:hidden">
        {facts.map(({ name, text, months }) => (
          <div key={name}>
            <dt className={termClass}>{name}</dt>
            <dd className="flex items-center gap-4">
              {months && <SeasonWheel months={months} names={monthNames} />}
              {text}
            </dd>
          </div>
        ))}
        {way && (
          <div>
            <dt className={termClass}>Getting there</dt>
            <dd>
              {way}{' '}
              <Link to={paths.faq(transportQuestion)} className={textLinkClass} onClick={onLeave}>
                How do we get there?
              </Link>
            </dd>
          </div>
        )}
      </dl>
      <ExternalLink href={openQuestionsLink(tour)} className={lineLinkClass}>
        {topics.charAt(0).toUpperCase() + topics.slice(1)}: ask us in one message
      </ExternalLink>
    </section>
  )
}

const termClass = 'text-sm font-semibold text-muted'

/** The question of the FAQ about the way to a farm. */
const transportQuestion = 'q-transport'
