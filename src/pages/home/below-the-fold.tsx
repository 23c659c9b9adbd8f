import { useEffect, useRef, useState, type ReactNode } from 'react'
import { LinkedText } from '../../components/layout/linked-text'
import { TourCard } from '../../components/tours/tour-card'
import { tourDialog } from '../../components/tours/tour-dialog-slot'
import { buttonClass, lineLinkClass, textLinkClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { Figures } from '../../components/ui/figures'
import { Icon } from '../../components/ui/icon'
import { peopleIcon } from '../../components/ui/icon-paths'
import { heartIcon, leafIcon, rosetteIcon } from '../../components/ui/more-icon-paths'
import { Picture } from '../../components/ui/picture'
import { columnSizes } from '../../components/ui/picture-sizes'
import { bleedClass, Section } from '../../components/ui/section'
import { featureCards, ourStory, sustainabilityText } from '../../content/about'
import { aboutPictureFiles, aboutPictures } from '../../content/about-picture-files'
import { homeTourCards } from '../../content/home-tour-cards'
import { site } from '../../content/site'
import { impactStats } from '../../content/stats'
import { countUpInView } from '../../lib/count-up'
import { Link } from '../../lib/link'
import { mailtoLink } from '../../lib/mailto'
import { paths } from '../../lib/paths'
import { useBackLayer } from '../../lib/use-back-layer'
import { ContactSection } from './contact-section'
import { NewsletterSlot } from './newsletter/newsletter-slot'
import { PartnerList } from './partner-list'

// For the studio's preview, which fetches this chunk as a whole.
export { ContactSection }

/** Everything below the first screen of the home page, in a chunk of its own. */
export function BelowTheFold() {
  return (
    <>
      <AboutSection />
      <FeaturedTours />
      <PartnersSection />
      <ImpactSection />
      <ContactSection />
      <NewsletterSlot />
    </>
  )
}

const icons = {
  community: heartIcon,
  experience: rosetteIcon,
  authentic: peopleIcon,
  sustainable: leafIcon,
}

const { story, impact } = aboutPictures

type AboutSectionProps = {
  paragraphs?: typeof ourStory
  features?: typeof featureCards
}

/** Who the operator is, in a few paragraphs beside a painting, and four points. */
export function AboutSection({
  paragraphs = ourStory,
  features = featureCards,
}: AboutSectionProps) {
  return (
    <Section id="about" heading={site.tagline}>
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-8">
        <div>
          <Picture
            src={story.image}
            alt={story.imageAlt}
            file={aboutPictureFiles[story.image]}
            sizes={columnSizes}
            className="aspect-4/3 w-full rounded-postcard border-8 border-card object-cover shadow-card"
          />
        </div>
        <div className="grid justify-items-start gap-4 text-lg">
          <h3 className="text-subheading">Our Story</h3>
          {paragraphs.map((parts, position) => (
            // oxlint-disable-next-line react/no-array-index-key -- the text never changes its order
            <p key={position} className="max-w-prose">
              <LinkedText parts={parts} />
            </p>
          ))}
          <Link to={paths.about()} className={buttonClass('secondary', 'mt-2')}>
            Learn More About Us
          </Link>
        </div>
      </div>
      <ul className="mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ icon, title, description, links }) => (
          <li key={title}>
            <article className="border-t-2 border-tea pt-5">
              <Icon d={icons[icon]} className="size-6 text-tea" />
              <h3 className="mt-3 text-subheading">{title}</h3>
              <p className="mt-2 text-muted">{description}</p>
              {links.length > 0 && (
                <ul className="mt-2">
                  {links.map(({ title: text, url }) => (
                    <li key={url}>
                      <ExternalLink
                        href={url}
                        className={`inline-flex min-h-11 items-center md:min-h-9 ${textLinkClass}`}
                      >
                        {text}
                      </ExternalLink>
                    </li>
                  ))}
                </ul>
              )}
            </article>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The featured tours; their dialog opens without changing the URL, and Back closes it. */
function FeaturedTours() {
  const { shown: slug, open, close } = useBackLayer('tour')
  const [sent, setSent] = useState<ReactNode>()
  tourDialog.usePreloadInUse()

  return (
    <Section
      id="tours"
      heading="Featured Tours"
      intro="Three good ways to begin. Open one to read its whole itinerary."
      className="bg-tea-soft"
    >
      <ul className="grid gap-6 sm:grid-cols-4 lg:grid-cols-3 lg:gap-8">
        {homeTourCards.map((tour) => (
          <li
            key={tour.id}
            className="sm:col-span-2 sm:last:col-start-2 lg:col-span-1 lg:last:col-start-auto"
          >
            <TourCard tour={tour} onExplore={() => open(tour.slug)} />
          </li>
        ))}
      </ul>
      <p className="mt-10 text-center">
        <Link to={paths.tours()} className={buttonClass('secondary')}>
          View All Tours
        </Link>
      </p>
      {slug && (
        <tourDialog.Component
          key={slug}
          slug={slug}
          onClose={close}
          onSent={setSent}
          // A link out of it adds an entry without the dialog; going back would undo that.
          onLeave={() => {}}
        />
      )}
      {sent}
    </Section>
  )
}

/** The partners' logos, and a link to become a partner. */
function PartnersSection() {
  return (
    <Section
      heading="Our Partners"
      intro="The growers, conservationists and teachers we work with."
    >
      <PartnerList />
      <p className="mt-8">
        <a
          href={mailtoLink(site.partnersEmail, 'Partnership with your farm tours')}
          className={buttonClass('secondary')}
        >
          Become a Partner
        </a>{' '}
        <Link to={paths.partnerWithUs()} className={`ml-3 ${lineLinkClass}`}>
          More ways to reach us
        </Link>
      </p>
    </Section>
  )
}

/** What the tours achieve for the farms and their communities. */
export function ImpactSection({ text = sustainabilityText }: { text?: string }) {
  const figures = useRef<HTMLDListElement>(null)
  useEffect(
    () => countUpInView(figures.current?.querySelectorAll<HTMLElement>('dd:first-of-type') ?? []),
    [],
  )
  return (
    <Section
      id="impact"
      heading="Our Impact"
      className="bg-maize-soft"
      bleed={
        <Picture
          src={impact.image}
          alt={impact.imageAlt}
          file={aboutPictureFiles[impact.image]}
          sizes={columnSizes}
          className={bleedClass}
        />
      }
    >
      <Figures ref={figures} figures={impactStats} className="" />
      <p className="mt-12 max-w-prose text-lg">{text}</p>
    </Section>
  )
}
