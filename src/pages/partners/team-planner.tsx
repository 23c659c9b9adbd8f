import { useRef, useState } from 'react'
import type { RequestHandle } from '../../components/form/request-form'
import { Entry } from '../../components/layout/entry'
import { GroupDiscountText } from '../../components/layout/group-discount-text'
import { Section } from '../../components/ui/section'
import { groupDiscount } from '../../content/group-discount'
import { teamTours } from '../../content/team-tours'
import { counted, headsOf } from '../../lib/format'
import { typedPeople } from '../../lib/team-group'
import { takesGroup } from '../../lib/tour-group'
import { TeamCards } from './team-cards'
import { TeamDay } from './team-day'
import { TeamLetter } from './team-letter'
import { TeamRequest, type TeamTyped } from './team-request'

/** Everything for a team: tours for its size, the request, a sample day and a proposal. */
export function TeamPlanner() {
  const [typed, setTyped] = useState<TeamTyped>()
  const [picked, setPicked] = useState<readonly string[]>([])
  const form = useRef<RequestHandle>(null)
  const people = typedPeople(typed?.people ?? '')
  const short = teamTours.filter(({ isLonger }) => !isLonger)
  const fitting = short.filter(
    ({ participants }) => people === undefined || takesGroup(participants, people),
  )
  const chosen = teamTours.filter(({ title }) => picked.includes(title))
  const sample = chosen[0] ?? fitting[0] ?? short[0] ?? teamTours[0]
  const proposed = chosen.length > 0 || !sample ? chosen : [sample]
  return (
    <>
      <Section id="teams" heading="Tours for a team" intro={introOf(fitting.length, people)}>
        <TeamCards
          tours={teamTours}
          people={people}
          picked={picked}
          onPick={(title, isPicked) => form.current?.tick('pick', title, isPicked)}
        />
      </Section>
      <Section id="plan" heading="Plan a day for your team" className="bg-maize-soft">
        <dl className="mb-10 grid max-w-prose gap-6">
          {groupDiscount && (
            <Entry name={groupDiscount.question}>
              <GroupDiscountText {...groupDiscount} />
            </Entry>
          )}
          <Entry name="Price">On request: ask us with the number of people and the date.</Entry>
        </dl>
        <TeamRequest
          tours={teamTours}
          discount={groupDiscount}
          handle={form}
          onTyped={(nowTyped, nowPicked) => {
            setTyped(nowTyped)
            setPicked(nowPicked)
          }}
        />
      </Section>
      {sample && (
        <Section
          heading="What a team day looks like"
          intro={
            chosen.length > 0
              ? 'The first tour that you ticked.'
              : 'One of our tours, as an example. Tick another in the form, and it stands here.'
          }
        >
          <TeamDay tour={sample} />
        </Section>
      )}
      <Section
        heading="For your manager"
        intro={`A proposal from what you typed and ticked${chosen.length > 0 ? '' : ', for the example above'}. Copy it, or open it and choose who gets it.`}
        className="bg-tea-soft noscript:hidden"
      >
        <TeamLetter typed={typed} people={people} tours={proposed} discount={groupDiscount} />
      </Section>
    </>
  )
}

function introOf(fitting: number, people: number | undefined): string {
  if (people === undefined) {
    return 'For half a day or a day. With your number of people in the form below, those that take you stand first.'
  }
  const group = headsOf(people)
  if (fitting === 0) return `None takes ${group} at once. Ask us: we look for a way.`
  return `${counted(fitting, 'tour')} of half a day or a day ${fitting === 1 ? 'takes' : 'take'} ${group} at once.`
}
