import { cancellationPolicy } from '../../content/policy'
import { tourAdvice } from '../../content/tours-advice'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'

const linkClass = 'font-semibold text-tea underline underline-offset-4 hover:text-tea-dark'

/** Know before you go, and what a cancellation gives back, each with the way to the whole answer. */
export function TourAdvice({ onLeave }: { onLeave?: (() => void) | undefined }) {
  return (
    <section className="grid gap-3 rounded-panel bg-tea-soft p-5">
      <h3 className="text-subheading">Know before you go</h3>
      <ul className="grid list-disc gap-1 pl-5 marker:text-leaf">
        {tourAdvice.map(({ question, name, text }) => (
          <li key={question} className="leading-7">
            <Link to={paths.faq(question)} className={linkClass} onClick={onLeave}>
              {name}
            </Link>
            : {text}
          </li>
        ))}
      </ul>
      <p className="max-w-prose leading-7">
        <strong>If you cancel:</strong> {cancellationSummary}.{' '}
        <Link to={paths.cancellation()} className={linkClass} onClick={onLeave}>
          Cancellation guidelines
        </Link>
      </p>
    </section>
  )
}

/** The steps of the policy in one sentence. */
const cancellationSummary = cancellationPolicy.steps
  .map(({ notice, refund }, index) => {
    const when = index === 0 ? notice : lowerFirst(notice)
    return `${when}, ${lowerFirst(refund)}`
  })
  .join('; ')

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
