import { useId, useState } from 'react'
import { MessageCard } from '../../components/form/message-card'
import { buttonClass } from '../../components/ui/button'
import { cancellationSummary } from '../../content/policy'
import { site } from '../../content/site'
import type { TeamTour } from '../../content/team-tours'
import { chatAddress } from '../../lib/chat'
import { namedGroupRequest } from '../../lib/group-advice'
import type { GroupDiscount } from '../../lib/group-discount'
import { mailtoLink } from '../../lib/mailto'
import { paths } from '../../lib/paths'
import { discountLine } from '../../lib/team-group'
import { teamProposal } from '../../lib/team-proposal'
import type { TeamTyped } from './team-request'

type TeamLetterProps = {
  typed: TeamTyped | undefined
  people: number | undefined
  tours: readonly TeamTour[]
  discount: GroupDiscount | null
}

/** A proposal to a manager behind a button: in the HTML of the page it would be its longest text, three times. */
export function TeamLetter(props: TeamLetterProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={buttonClass('secondary')}
        onClick={() => setOpen(!isOpen)}
      >
        Write the proposal
      </button>
      {isOpen && (
        <div id={id} className="mt-6">
          <Proposal {...props} />
        </div>
      )}
    </>
  )
}

/** What was typed and ticked as a message; no recipient is chosen yet. */
function Proposal({ typed, people, tours, discount }: TeamLetterProps) {
  const message = teamProposal({
    ...typed,
    tours: tours.map((tour) => ({
      ...tour,
      page: site.origin + paths.tour(tour.slug),
      plan: people === undefined ? undefined : namedGroupRequest(tour, people)?.plan,
    })),
    operator: site.name,
    discount: discount?.percent ? discountLine(discount, 'their') : undefined,
    refunds: cancellationSummary,
    page: `${site.origin}${paths.partners()}`,
  })
  return (
    <MessageCard
      title="Proposal to your manager"
      message={message}
      chatHref={chatAddress('', message)}
      mailHref={mailtoLink('', 'A farm day for our team', message)}
    />
  )
}
