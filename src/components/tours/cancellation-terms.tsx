import { cancellationPolicy, cancellationSummary } from '../../content/policy'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { textLinkClass } from '../ui/button'

/**
 * What a visitor gets back who cancels, when fees may be waived, and the way to the guidelines.
 *
 * @param onLeave called when the guidelines are opened
 */
export function CancellationTerms({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const { waiver } = cancellationPolicy
  return (
    <>
      {cancellationSummary}. {waiver && `${waiver} `}
      <Link
        to={paths.cancellation()}
        className={textLinkClass}
        {...(onLeave && { onClick: onLeave })}
      >
        Cancellation guidelines
      </Link>
    </>
  )
}
