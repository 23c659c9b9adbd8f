import type { Tour } from '../../content/model'
import { monthNames } from '../../content/tour-words'
import { transportLine } from '../../lib/tour-transport'
import { lineLinkClass, textLinkClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { SeasonWheel } from '../ui/season-wheel'
import { tourFacts } from './tour-good-to-know'
import { monthsLink, openQuestions, openQuestionsLink, travelLink } from './tour-questions'

type GoodToKnowProps = {
  tour: Tour
  /** A number of people that is known already. */
  people: number | undefined
}

/**
 * The optional facts of a tour but its price, which stands above; links to ask when to come and how to get there,
 * where that is open; and one message for all questions that remain.
 */
export function GoodToKnow({ tour, people }: GoodToKnowProps) {
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
        {!tour.bestMonths && (
          <div>
            <dt className={termClass}>When to come</dt>
            <dd>
              <ExternalLink href={monthsLink(tour)} className={textLinkClass}>
                Ask us which months are best
              </ExternalLink>
            </dd>
          </div>
        )}
        {way && (
          <div>
            <dt className={termClass}>Getting there</dt>
            <dd>
              {way}{' '}
              <ExternalLink href={travelLink(tour)} className={textLinkClass}>
                How do we get there?
              </ExternalLink>
            </dd>
          </div>
        )}
      </dl>
      <ExternalLink href={openQuestionsLink(tour, people)} className={lineLinkClass}>
        {topics.charAt(0).toUpperCase() + topics.slice(1)}: ask us in one message
      </ExternalLink>
    </section>
  )
}

const termClass = 'text-sm font-semibold text-muted'
