import { MessageCard } from '../../components/form/message-card'
import { Section } from '../../components/ui/section'
import type { SchoolTour } from '../../content/school-tours'
import { site } from '../../content/site'
import { chatAddress } from '../../lib/chat'
import { mailtoLink } from '../../lib/mailto'
import { parentNote } from '../../lib/parent-note'
import { paths } from '../../lib/paths'
import { headLetter } from '../../lib/school-enquiry'
import { BeforeVisit, toBring } from './before-visit'
import { chosenTour, requestOf, SchoolRequest, type SchoolTyped } from './school-request'

type SchoolMessagesProps = {
  typed: SchoolTyped | undefined
  /** The tour, if another than the first for schools was chosen. */
  own: SchoolTour | undefined
  onTyped: (typed: SchoolTyped) => void
}

/** What to settle before a visit, and the messages to the operator, to the head teacher and to parents. */
export function SchoolMessages({ typed, own, onTyped }: SchoolMessagesProps) {
  return (
    <>
      <Section
        id="before"
        heading="Before the visit"
        {...(own && { intro: `For the ${own.title}, which you chose under “Ask us”.` })}
        className="bg-maize-soft"
      >
        <BeforeVisit tour={chosenTour(typed)} />
      </Section>
      <Section
        id="ask"
        heading="Ask us"
        intro="Hygiene, first aid and risk differ from farm to farm, so we answer for the one that you visit."
      >
        <SchoolRequest onTyped={onTyped} />
      </Section>
      <Section
        id="head-teacher"
        heading="For your head teacher"
        intro="A message that asks for permission. Copy it, or open it and choose who gets it."
        className="bg-tea-soft"
      >
        <HeadLetter typed={typed} />
      </Section>
      <Section
        id="parents"
        heading="For parents"
        intro="A note with a reply slip: copy it and complete it. It is also the second page of the sheet to print."
      >
        <ParentNote typed={typed} />
      </Section>
    </>
  )
}

type TypedProps = { typed: SchoolTyped | undefined }

function HeadLetter({ typed }: TypedProps) {
  const tour = chosenTour(typed)
  const message = headLetter({
    ...typed,
    tour,
    plan: typed && requestOf(typed)?.plan,
    operator: site.name,
    page: site.origin + paths.schools(),
    tourPage: tour && site.origin + paths.tour(tour.slug),
  })
  return (
    <MessageCard
      title="Message to the head teacher"
      message={message}
      chatHref={chatAddress('', message)}
      mailHref={mailtoLink('', 'A farm visit for our pupils', message)}
    />
  )
}

function ParentNote({ typed }: TypedProps) {
  const tour = chosenTour(typed)
  const message = parentNote({
    ...typed,
    tour,
    bring: toBring?.text ?? '',
    operator: site.name,
    page: tour && site.origin + paths.tour(tour.slug),
  })
  return (
    <MessageCard
      title="Note for parents"
      message={message}
      chatHref={chatAddress('', message)}
      mailHref={mailtoLink('', 'A farm visit with the class', message)}
    />
  )
}
