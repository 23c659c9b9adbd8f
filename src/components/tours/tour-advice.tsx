import type { Tour } from '../../content/model'
import { tourAdvice } from '../../content/tours-advice'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { CancellationTerms } from './cancellation-terms'
import { textLinkClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { noticeClass } from '../ui/notice'
import { adviceOn, agesQuestion } from './tour-good-to-know'

type TourAdviceProps = {
  tour: Pick<Tour, 'minimumAge'>
  /** Opens the question whether the tour suits a child; without a tour there is none. */
  childLink?: string
  items?: typeof tourAdvice
  onLeave?: (() => void) | undefined
}

/**
 * Short advice and the cancellation policy, each with a link to the full text. The age that our
 * activities are for in general is left out where the tour has its own.
 */
export function TourAdvice({ tour, childLink, items = tourAdvice, onLeave }: TourAdviceProps) {
  return (
    <section className={`grid gap-3 p-5 ${noticeClass('advice')}`}>
      <h2 className="text-subheading">Know before you go</h2>
      <ul className="grid list-disc gap-1 pl-5 marker:text-leaf">
        {adviceOn(tour, items).map(({ question, name, text }) => (
          <li key={question} className="leading-7">
            <Link to={paths.faq(question)} className={textLinkClass} onClick={onLeave}>
              {name}
            </Link>
            :{' '}
            {question === agesQuestion && childLink ? (
              <AskText text={text} href={childLink} />
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
      <p className="max-w-prose leading-7">
        <strong>If you cancel:</strong> <CancellationTerms onLeave={onLeave} />
      </p>
    </section>
  )
}

/** A text whose words from "ask us" to the end of their sentence are a link. */
function AskText({ text, href }: { text: string; href: string }) {
  const [, start = text, asked = '', end = ''] = /^(.*?)(\bask us\b[^.;]*)(.*)$/i.exec(text) ?? []
  return (
    <>
      {start}
      {asked && (
        <ExternalLink href={href} className={textLinkClass}>
          {asked}
        </ExternalLink>
      )}
      {end}
    </>
  )
}
