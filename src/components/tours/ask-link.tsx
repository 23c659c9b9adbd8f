import type { Tour } from '../../content/model'
import { buttonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { questionLink } from './tour-questions'

/** Opens the chat for a question about a tour. Phones show its first word only, between two buttons. */
export function AskLink({ tour }: { tour: Pick<Tour, 'title' | 'slug'> }) {
  return (
    <ExternalLink href={questionLink(tour)} className={buttonClass('secondary', '', 'compact')}>
      <span>
        Ask <span className="max-sm:sr-only">about this tour</span>
      </span>
    </ExternalLink>
  )
}
