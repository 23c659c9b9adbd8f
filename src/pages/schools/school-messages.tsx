import { Entry } from '../../components/layout/entry'
import { MessageCard } from '../../components/form/message-card'
import { textLinkClass } from '../../components/ui/button'
import { Section } from '../../components/ui/section'
import type { SchoolTour } from '../../content/school-tours'
import { site } from '../../content/site'
import { tourAdvice } from '../../content/tours-advice'
import { chatAddress } from '../../lib/chat'
import { Link } from '../../lib/link'
import { mailtoLink } from '../../lib/mailto'
import { paths } from '../../lib/paths'
import { headLetter } from '../../lib/school-enquiry'
import { ParentConsent } from './parent-consent'
import { SchoolRequest } from './school-request'

const toBring = tourAdvice.find(({ question }) => question === 'q-bring')

type SchoolMessagesProps = {
  /** What the messages are about; left out where the site has no tour for schools. */
  tour?: SchoolTour | undefined
}

/** What to settle before a visit, and the messages to the operator and to the head teacher. */
export function SchoolMessages({ tour }: SchoolMessagesProps) {
  return (
    <>
      <Section heading="Before the visit" className="bg-maize-soft">
        <dl className="grid max-w-prose gap-6">
          {toBring && (
            <Entry name={toBring.name}>
              For each pupil: {toBring.text}{' '}
              <Link to={paths.faq(toBring.question)} className={textLinkClass}>
                More in the FAQ
              </Link>
            </Entry>
          )}
          <Entry name="Adults">
            We publish no fixed number of adults per pupil. Ask us: it depends on the age of the
            pupils and on the farm.
          </Entry>
          <Entry name="Consent of parents">
            <ParentConsent />
          </Entry>
          <Entry name="Price">On request: ask us with the number of pupils and the date.</Entry>
        </dl>
      </Section>
      <Section
        heading="Ask us"
        intro="Hygiene, first aid and risk differ from farm to farm, so we answer for the one that you visit. Choose your questions; they go into one message."
      >
        <SchoolRequest tour={tour} />
      </Section>
      <Section
        heading="For your head teacher"
        intro="A message that asks for permission. Copy it, or open it and choose who gets it."
        className="bg-tea-soft"
      >
        <HeadLetter tour={tour} />
      </Section>
    </>
  )
}

function HeadLetter({ tour }: SchoolMessagesProps) {
  const message = headLetter({
    tour,
    operator: site.name,
    page: site.origin + paths.schools(),
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
