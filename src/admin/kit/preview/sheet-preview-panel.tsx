import { useState, type ReactNode } from 'react'
import { Figures } from '../../../components/ui/figures'
import { noticeClass } from '../../../components/ui/notice'
import { legal } from '../../../content/facts/legal'
import {
  factLabel,
  factSheets,
  type FactKey,
  type FactsOf,
} from '../../../content/collections/facts/sheets'
import { filledAll, filledParts } from '../../../content/fact-text'
import { sectionsOf } from '../../../content/faq'
import { legalNotesOf } from '../../../content/legal'
import { hoursInWords } from '../../../content/opening-hours'
import { policyOf } from '../../../content/policy'
import { servicesOf } from '../../../content/services'
import { shownPicture } from './placeholders'
import { PreviewPanel } from './preview-panel'
import { CategoryCards, factParts, FactPart, lateParts, newFaqView } from './public-parts'

const {
  Hero,
  QuestionList,
  RefundTable,
  RefundCalculator,
  PartnerList,
  ServiceList,
  ContactDetails,
  LegalTexts,
  SeriesText,
  TourAdvice,
  ConsentBar,
} = factParts
const { About, HomeStory, HomeImpact, ContactSection } = lateParts

/** How each sheet is shown, once it is complete. */
const previews: {
  [Key in FactKey]: { what: string; render: (facts: FactsOf<Key>) => ReactNode }
} = {
  company: { what: 'the contact details', render: (facts) => <Contact {...facts} /> },
  hero: {
    what: 'the top of the home page',
    render: (facts) => (
      <FactPart isWide>
        <Hero
          slides={filledAll(facts).slides.map((slide) => ({ ...slide, ...shownPicture(slide) }))}
        />
      </FactPart>
    ),
  },
  home: {
    what: 'the texts of the home page',
    render: (facts) => (
      <FactPart isWide>
        <HomeStory paragraphs={facts.story.map(filledParts)} features={filledAll(facts).features} />
        <HomeImpact text={filledAll(facts).sustainability} />
      </FactPart>
    ),
  },
  about: {
    what: 'the about page',
    render: (facts) => (
      <FactPart isWide>
        <About facts={shownAbout(filledAll(facts))} />
      </FactPart>
    ),
  },
  figures: {
    what: 'the figures',
    render: (facts) => (
      <FactPart>
        <div className="grid gap-16">
          <Figures figures={filledAll(facts).hero} />
          <Figures figures={filledAll(facts).impact} />
          <Figures figures={filledAll(facts).about} />
        </div>
      </FactPart>
    ),
  },
  partners: {
    what: 'the partners',
    render: (facts) => (
      <FactPart>
        <PartnerList
          partners={filledAll(facts).partners.map(({ logo, ...partner }) => ({
            ...partner,
            logo: shownPicture({ image: logo, imageAlt: '' }).image,
          }))}
        />
      </FactPart>
    ),
  },
  services: {
    what: 'the services',
    render: (facts) => (
      <FactPart isWide>
        <ServiceList services={servicesOf(facts)} />
      </FactPart>
    ),
  },
  faq: { what: 'the questions', render: (facts) => <Questions facts={facts} /> },
  policy: {
    what: 'the cancellation policy',
    render: (facts) => (
      <FactPart>
        <div className="grid gap-10">
          <RefundTable steps={policyOf(filledAll(facts)).steps} />
          <RefundCalculator key={JSON.stringify(facts.steps)} policy={policyOf(filledAll(facts))} />
        </div>
      </FactPart>
    ),
  },
  advice: {
    what: 'the advice beside a tour',
    render: (facts) => (
      <FactPart>
        <TourAdvice tour={{}} items={filledAll(facts).items} />
      </FactPart>
    ),
  },
  contact: {
    what: 'the contact form',
    render: (facts) => (
      <FactPart isWide>
        <ContactSection types={filledAll(facts).tourTypes} />
      </FactPart>
    ),
  },
  legal: {
    what: 'the legal texts',
    render: (facts) => (
      <FactPart isWide>
        <div className="bg-tea-dark px-4 pb-8 text-card sm:px-6">
          <LegalTexts notes={legalNotesOf(facts)} isOpen />
        </div>
      </FactPart>
    ),
  },
  categories: {
    what: 'the tour categories',
    render: (facts) => (
      <FactPart>
        <CategoryCards
          categories={filledAll(facts)
            .categories.filter(({ retired }) => !retired)
            .map((category) => ({ ...category, ...shownPicture(category) }))}
        />
      </FactPart>
    ),
  },
  series: {
    what: 'the texts of the gallery',
    render: (facts) => (
      <FactPart>
        <SeriesText heading="About these pictures" text={filledAll(facts).allText} />
        {filledAll(facts)
          .series.filter(({ retired }) => !retired)
          .map(({ id, name, text }) => (
            <SeriesText key={id} heading={name} text={text} />
          ))}
      </FactPart>
    ),
  },
  counting: {
    what: 'what visitors are asked, and the Privacy Policy',
    render: (facts) => (
      <FactPart isWide>
        {facts.serviceName && <ConsentBar service={facts.serviceName} onAnswer={() => undefined} />}
        <div className="bg-tea-dark px-4 pb-8 text-card sm:px-6">
          <LegalTexts notes={legalNotesOf(legal, facts).slice(0, 1)} isOpen />
        </div>
      </FactPart>
    ),
  },
}

/** The about page without pictures that may not be shown. */
function shownAbout(facts: FactsOf<'about'>): FactsOf<'about'> {
  return {
    ...facts,
    storyPicture: { ...facts.storyPicture, ...shownPicture(facts.storyPicture) },
    impactPicture: { ...facts.impactPicture, ...shownPicture(facts.impactPicture) },
    team: facts.team.map((person) => ({ ...person, ...shownPicture(person) })),
  }
}

function Questions({ facts }: { facts: FactsOf<'faq'> }) {
  const [view] = useState(newFaqView)
  return (
    <FactPart>
      <QuestionList view={view} sections={sectionsOf(facts)} />
    </FactPart>
  )
}

function Contact(facts: FactsOf<'company'>) {
  return (
    <FactPart>
      <h2 className="mb-4 text-heading">{facts.name}</h2>
      <ContactDetails facts={facts} />
      <ul className="mt-4">
        {hoursInWords(facts.openingHours).map(({ times, days }) => (
          <li key={days}>
            {days}: {times}
          </li>
        ))}
      </ul>
    </FactPart>
  )
}

type SheetPreviewPanelProps = {
  sheet: FactKey
  /** What a save would write; checked here. */
  value: unknown
}

/** The part of the site that shows a sheet; what is missing, as long as the sheet is not complete. */
export function SheetPreviewPanel({ sheet, value }: SheetPreviewPanelProps) {
  const { part } = factSheets[sheet]
  const { data, error } = part.schema.safeParse(value)
  if (!data) {
    return (
      <div className={`p-4 ${noticeClass('warning')}`}>
        <p className="font-semibold">The preview shows this sheet once these are right:</p>
        <ul className="list-disc pl-5">
          {error?.issues.map(({ path, message }) => (
            <li key={path.join('.') + message}>
              {factLabel(part, path)}: {message}
            </li>
          ))}
        </ul>
      </div>
    )
  }
  const { what, render } = previews[sheet]
  return (
    <PreviewPanel what={what} missing={[]}>
      {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the schema of this sheet */}
      {render(data as never)}
    </PreviewPanel>
  )
}
