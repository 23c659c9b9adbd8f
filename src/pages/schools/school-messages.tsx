import { useEffect, useState } from 'react'
import { GroupDiscountText } from '../../components/layout/group-discount-text'
import { Entry } from '../../components/layout/entry'
import { MessageCard } from '../../components/form/message-card'
import { textLinkClass } from '../../components/ui/button'
import { Section } from '../../components/ui/section'
import { groupDiscount } from '../../content/group-discount'
import type { Tour } from '../../content/model'
import { site } from '../../content/site'
import { tourAdvice } from '../../content/tours-advice'
import { chatAddress } from '../../lib/chat'
import { Link } from '../../lib/link'
import { mailtoLink } from '../../lib/mailto'
import { paths } from '../../lib/paths'
import { headLetter } from '../../lib/school-enquiry'
import { ParentConsent } from './parent-consent'
import { chosenTour, requestOf, SchoolRequest, type SchoolTyped } from './school-request'

const toBring = tourAdvice.find(({ question }) => question === 'q-bring')

/** What to settle before a visit, and the messages to the operator and to the head teacher. */
export function SchoolMessages() {
  const [typed, setTyped] = useState<SchoolTyped>()
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
          <Entry name="Price">
            On request: ask us with the number of pupils and the date.{' '}
            {groupDiscount && <GroupDiscountText {...groupDiscount} />}
          </Entry>
        </dl>
      </Section>
      <Section
        heading="Ask us"
        intro="Hygiene, first aid and risk differ from farm to farm, so we answer for the one that you visit."
      >
        <SchoolRequest onTyped={setTyped} />
      </Section>
      <Section
        heading="For your head teacher"
        intro="A message that asks for permission. Copy it, or open it and choose who gets it."
        className="bg-tea-soft"
      >
        <HeadLetter typed={typed} />
      </Section>
    </>
  )
}

type ChosenTour = ReturnType<typeof chosenTour>

/** The chosen tour with its programme, which comes later for one that is not for schools. */
function useProgramme(tour: ChosenTour): ChosenTour {
  const [programmes, setProgrammes] = useState<readonly Tour[]>([])
  const isLacking = tour !== undefined && !('itinerary' in tour)
  useEffect(() => {
    if (!isLacking) return
    // Without it the letter leads to the page of the tour.
    import('../../content/tours').then(
      ({ tours }) => setProgrammes(tours),
      () => undefined,
    )
  }, [isLacking])
  if (!isLacking) return tour
  const { itinerary, includes } = programmes.find(({ slug }) => slug === tour.slug) ?? {}
  return itinerary && includes ? { ...tour, itinerary, includes } : tour
}

function HeadLetter({ typed }: { typed: SchoolTyped | undefined }) {
  const tour = useProgramme(chosenTour(typed))
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
