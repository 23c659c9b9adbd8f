import { useId } from 'react'
import { AboutContent } from '../../components/layout/about-content'
import { PageMeta } from '../../components/layout/page-meta'
import { sectionClass } from '../../components/layout/side-section'
import { buttonClass, lineLinkClass } from '../../components/ui/button'
import { Picture } from '../../components/ui/picture'
import { cardSizes } from '../../components/ui/picture-sizes'
import { Postmark } from '../../components/ui/stamp'
import {
  aboutNarrative,
  aboutStory,
  coreValues,
  impactPicture,
  pillars,
  storyPicture,
  teamRoles,
} from '../../content/about-page'
import type { FactsOf } from '../../content/collections/facts/sheets'
import { pagePaintingFiles } from '../../content/page-painting-files'
import { teaPainting } from '../../content/page-paintings'
import { site } from '../../content/site'
import { Link } from '../../lib/link'
import { mailtoLink } from '../../lib/mailto'
import { paths } from '../../lib/paths'

const published: FactsOf<'about'> = {
  storyPicture,
  story: aboutStory,
  pillars,
  narrative: aboutNarrative,
  values: coreValues,
  impactPicture,
  team: teamRoles,
}

/** The about page: story, impact, values and team. */
export function AboutPage() {
  return (
    <>
      <PageMeta
        title="About us"
        description="Our story, our three pillars, the values we travel by and the roles behind every farm tour in Kenya."
        path={paths.about()}
      />
      <AboutContent facts={published} />
      <ClosingPostcard />
    </>
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
            <Link to={paths.partnerWithUs()} className={lineLinkClass}>
              More ways to reach us
            </Link>
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
