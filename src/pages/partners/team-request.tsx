import type { ReactNode, Ref } from 'react'
import { RequestForm, type RequestHandle } from '../../components/form/request-form'
import type { Tick, Typed } from '../../components/form/use-request'
import { tourOptions } from '../../components/tours/tour-options'
import { textLinkClass } from '../../components/ui/button'
import { teamQuestions } from '../../content/partner-questions'
import { chatLink, site } from '../../content/site'
import type { TeamTour } from '../../content/team-tours'
import { namedGroupRequest } from '../../lib/group-advice'
import type { GroupDiscount } from '../../lib/group-discount'
import { teamEnquiry } from '../../lib/partner-enquiry'
import { appliedDiscount, discountSentence, typedPeople } from '../../lib/team-group'
import { takesGroup } from '../../lib/tour-group'

export type TeamTyped = Typed<
  'people' | 'company' | 'date' | 'otherDate' | 'time' | 'name' | 'reply'
>

type TeamRequestProps = {
  tours: readonly TeamTour[]
  discount: GroupDiscount | null
  onTyped: (typed: TeamTyped, picked: readonly string[]) => void
  handle: Ref<RequestHandle>
}

/** A message in which a company asks for a day; a number of people is answered with discount and tours. */
export function TeamRequest({ tours, discount, onTyped, handle }: TeamRequestProps) {
  return (
    <RequestForm
      draftKey="team"
      intro="Fill in what you know and tick your tours and questions. We put it all into one message."
      questions={teamQuestions}
      fields={[
        { name: 'people', label: 'People (optional)', inputMode: 'numeric', maxLength: 40 },
        {
          name: 'company',
          label: 'Company (optional)',
          autoComplete: 'organization',
          maxLength: 120,
        },
        { name: 'date', label: 'Preferred date (optional)', type: 'date' },
        { name: 'otherDate', label: 'Or another date (optional)', type: 'date' },
        {
          name: 'time',
          label: 'Or when, in your words (optional)',
          isWide: true,
          maxLength: 80,
        },
        { name: 'name', label: 'Your name (optional)', autoComplete: 'name', maxLength: 120 },
        { name: 'reply', label: 'Reply to: email or phone (optional)', maxLength: 120 },
      ]}
      picks={{
        title: 'Tours to quote (tick any)',
        options: ({ people }) => tourOptions(tours, typedPeople(people)),
      }}
      compose={(typed, questions, picked) => {
        const people = typedPeople(typed.people)
        const pickedTours = tours.filter(({ title }) => picked.includes(title))
        const asked = groupRequests(pickedTours, people).map(({ question }) => question)
        return teamEnquiry({
          ...typed,
          tours: picked,
          discount: appliedDiscount(people, discount)?.line,
          questions: [...asked, ...questions],
        })
      }}
      advice={(typed, _fill, boxes) => adviceOn(typed.people, { tours, discount, ...boxes })}
      onTyped={onTyped}
      handle={handle}
      chatLink={chatLink}
      mailbox={site.bookingsEmail}
      subject="A day for our team"
    />
  )
}

/** What the group needs of those tours that do not take it at once. */
function groupRequests(tours: readonly TeamTour[], people: number | undefined) {
  if (people === undefined) return []
  return tours.flatMap((tour) => namedGroupRequest(tour, people) ?? [])
}

type FittingToursProps = {
  tours: readonly TeamTour[]
  tick: Tick
  picked: readonly string[]
}

type AdviceParts = FittingToursProps & Pick<TeamRequestProps, 'discount'>

/** What there is to say to so many people: about the ticked tours, the discount, and the tours that take them. */
function adviceOn(typed: string, { tours, discount, ...boxes }: AdviceParts): ReactNode {
  const people = typedPeople(typed)
  if (people === undefined) return null
  const picked = tours.filter(({ title }) => boxes.picked.includes(title))
  const sentence = discount && discountSentence(people, discount)
  return (
    <>
      {groupRequests(picked, people).map(({ note }) => (
        <span key={note} className="block font-semibold text-terracotta-dark">
          {note}
        </span>
      ))}
      {sentence && <span className="block">{sentence} Prices are on request.</span>}
      <FittingTours
        tours={tours.filter(({ participants }) => takesGroup(participants, people))}
        {...boxes}
      />
    </>
  )
}

/** The tours that take the group; a press on one ticks it, another unticks it. */
function FittingTours({ tours, ...boxes }: FittingToursProps) {
  if (tours.length === 0) return 'No tour takes your group at once. Ask us: we look for a way.'
  const [short, longer] = [false, true].map((isLonger) =>
    tours.filter((tour) => tour.isLonger === isLonger),
  )
  return (
    <>
      {short && short.length > 0 && (
        <span className="block">Tours that take your group: {namesOf(short, boxes)}.</span>
      )}
      {longer && longer.length > 0 && (
        <span className="block">Longer: {namesOf(longer, boxes)}.</span>
      )}
    </>
  )
}

function namesOf(
  tours: readonly TeamTour[],
  { tick, picked }: Omit<FittingToursProps, 'tours'>,
): ReactNode {
  return tours.map(({ slug, title }, index) => {
    const isPicked = picked.includes(title)
    return (
      <span key={slug}>
        {index > 0 && ', '}
        <button
          type="button"
          aria-pressed={isPicked}
          className={textLinkClass}
          onClick={() => tick('pick', title, !isPicked)}
        >
          {isPicked && '✓ '}
          {title}
        </button>
      </span>
    )
  })
}
