import { MessageCard } from '../../components/form/message-card'
import { cancellationPolicy } from '../../content/policy'
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

/** A proposal to a manager, from what was typed and ticked; no recipient is chosen yet. */
export function TeamLetter({ typed, people, tours, discount }: TeamLetterProps) {
  const message = teamProposal({
    ...typed,
    tours: tours.map((tour) => ({
      ...tour,
      page: site.origin + paths.tour(tour.slug),
      plan: people === undefined ? undefined : namedGroupRequest(tour, people)?.plan,
    })),
    operator: site.name,
    discount: discount?.percent ? discountLine(discount, 'their') : undefined,
    refunds: cancellationPolicy.steps,
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
