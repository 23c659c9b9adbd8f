import { useId } from 'react'
import { PageMeta } from '../../components/layout/page-meta'
import { buttonClass } from '../../components/ui/button'
import { Figures } from '../../components/ui/figures'
import { Picture } from '../../components/ui/picture'
import { cardSizes, columnSizes, fullSizes } from '../../components/ui/picture-sizes'
import { Postmark } from '../../components/ui/stamp'
import { coreValues, teamRoles } from '../../content/about-page'
import { aboutPictureFiles, aboutPictures } from '../../content/about-picture-files'
import { pagePaintingFiles } from '../../content/page-painting-files'
import { teaPainting } from '../../content/page-paintings'
import { site } from '../../content/site'
import { aboutStats } from '../../content/stats'
import { Link } from '../../lib/link'
import { mailtoLink } from '../../lib/mailto'
import { paths } from '../../lib/paths'
import { OurStory } from './our-story'
import { sectionClass, SideSection } from './side-section'

const { story, impact } = aboutPictures

/** The about page: story, impact, values and team. */
export function AboutPage() {
  return (
    <>
      <PageMeta
        title="About us"
        description="Our story, our three pillars, the values we travel by and the roles behind every farm tour in Kenya."
        path={paths.about()}
      />
      <AboutHeader />
      <OurStory />
      <ImpactBand />
      <CoreValues />
      <TeamStamps />
      <ClosingPostcard />
    </>
  )
}

function CoreValues() {
  return (
    <SideSection heading="Our Core Values">
      <ul className="border-b border-line">
        {coreValues.map(({ title, text }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-2 border-t border-line py-6 md:grid-cols-[2fr_3fr]"
          >
            <h3 className="text-subheading text-tea">{title}</h3>
            <p className="max-w-prose text-lg">{text}</p>
          </li>
        ))}
      </ul>
    </SideSection>
  )
}

/** Heading of the page, with a painting that extends to the edge of the window. */
function AboutHeader() {
  return (
    <div className="relative">
      <div className="mx-auto max-w-page px-4 py-8 sm:px-6 md:py-12 lg:flex lg:min-h-[min(37.5vw,80svh)] lg:items-center">
        <div className="lg:w-[44%]">
          <h1 className="text-title">
            About <span className="lg:block">{site.name}</span>
          </h1>
          <p className="mt-5 max-w-prose text-lead text-muted">
            We open farm gates: for travelers, classes and teams who want to know where food comes
            from, and for the families who grow it.
          </p>
        </div>
      </div>
      <div className="relative lg:absolute lg:inset-y-0 lg:right-0 lg:w-1/2">
        <Picture
          src={story.image}
          alt={story.imageAlt}
          file={aboutPictureFiles[story.image]}
          sizes={columnSizes}
          isLead
          className="aspect-4/3 w-full bg-tea-soft object-cover md:aspect-2/1 lg:aspect-auto lg:h-full"
        />
        <div
          aria-hidden
          className="absolute -top-8 right-6 lg:top-auto lg:right-auto lg:bottom-10 lg:-left-10"
        >
          <Postmark className="tracking-normal">{site.place.replace(',', '')}</Postmark>
        </div>
      </div>
    </div>
  )
}

/** The key figures, on a card over the lower edge of a painting as wide as the window. */
function ImpactBand() {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Picture
        src={impact.image}
        alt={impact.imageAlt}
        file={aboutPictureFiles[impact.image]}
        sizes={fullSizes}
        className="aspect-4/3 w-full bg-tea-soft object-cover object-bottom md:aspect-2/1 md:max-h-[72svh] min-[100rem]:object-center"
      />
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <div className="relative -mt-6 rounded-postcard bg-card p-4 shadow-card sm:p-10 lg:-mt-10">
          <h2 id={headingId} className="mb-8 text-heading md:mb-10">
            Our Impact in Numbers
          </h2>
          <Figures
            figures={aboutStats}
            className="max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] lg:grid-cols-4"
          />
        </div>
      </div>
    </section>
  )
}

/** The roles of the team, each with a painting in the form of a stamp. */
function TeamStamps() {
  return (
    <SideSection
      heading="Our Team"
      intro="The people behind a good day. You will meet them on the tour."
      className="bg-tea-soft"
    >
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-3">
        {teamRoles.map(({ title, text, image, imageAlt }) => (
          <li key={title} className="flex flex-wrap items-center gap-5 sm:block">
            <div className="w-2/5 drop-shadow-stamp sm:w-auto">
              <div className="stamp [--hole:0.625rem]">
                <Picture
                  src={image}
                  alt={imageAlt}
                  file={aboutPictureFiles[image]}
                  sizes={cardSizes}
                  className="aspect-4/5 w-full bg-tea-soft object-cover"
                />
              </div>
            </div>
            <div className="flex-1 basis-32 sm:mt-4">
              <h3 className="text-subheading break-words">{title}</h3>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </SideSection>
  )
}

/** Call to action in the form of a postcard, with links to the tours and to partnering. */
function ClosingPostcard() {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={sectionClass}>
      <div className="grid grid-cols-1 gap-6 rounded-postcard bg-card p-5 shadow-raised sm:p-10 lg:grid-cols-[3fr_2fr] lg:p-14">
        <div className="self-center">
          <h2 id={headingId} className="text-heading break-words sm:text-title">
            <span lang="sw">Karibu</span>, come and see
          </h2>
          <p className="mt-4 max-w-prose text-lead text-muted">
            Choose a tour, or open your own gate: we are glad to hear from farms and companies that
            would like to work with us.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to={paths.tours()} className={buttonClass()}>
              Explore Our Tours
            </Link>
            <a
              href={mailtoLink(site.partnersEmail, 'Partnership with your farm tours')}
              className={buttonClass('secondary')}
            >
              Partner With Us
            </a>
          </div>
        </div>
        <AddressSide />
      </div>
    </section>
  )
}

/** Decoration: stamp, postmark and the lines of an address. */
function AddressSide() {
  return (
    <div aria-hidden className="grid gap-8 border-line max-lg:order-first lg:border-l lg:pl-10">
      <div className="flex flex-wrap items-start justify-end">
        <Postmark className="z-10 mt-10 -mr-6 shrink-0 tracking-normal">
          {site.place.replace(',', '')}
        </Postmark>
        <div className="drop-shadow-stamp">
          <div className="stamp">
            <Picture
              src={teaPainting.image}
              alt=""
              file={pagePaintingFiles[teaPainting.image]}
              sizes={cardSizes}
              className="aspect-4/3 w-36 sm:w-44 object-cover"
            />
          </div>
        </div>
      </div>
      <div className="ruled h-33 max-lg:hidden" />
    </div>
  )
}
