import { cancellationPolicy } from '../../content/policy'
import { tourAdvice } from '../../content/tours-advice'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { textLinkClass } from '../ui/button'
import { noticeClass } from '../ui/notice'

/** Short advice and the cancellation policy, each with a link to the full text. */
export function TourAdvice({ onLeave }: { onLeave?: (() => void) | undefined }) {
  return (
    <section className={`grid gap-3 p-5 ${noticeClass('advice')}`}>
      <h3 className="text-subheading">Know before you go</h3>
      <ul className="grid list-disc gap-1 pl-5 marker:text-leaf">
        {tourAdvice.map(({ question, name, text }) => (
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

/** The policy in one sentence. */
const cancellationSummary = cancellationPolicy.steps
  .map(({ notice, refund }, index) => {
    const when = index === 0 ? notice : lowerFirst(notice)
    return `${when}, ${lowerFirst(refund)}`
  })
  .join('; ')

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
