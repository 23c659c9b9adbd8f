import { useId } from 'react'
import { aboutPictureFiles } from '../../content/about-picture-files'
import type { FactsOf } from '../../content/collections/facts/sheets'
import { site } from '../../content/site'
import { aboutStats } from '../../content/stats'
import { Figures } from '../ui/figures'
import { Picture } from '../ui/picture'
import { cardSizes, columnSizes, fullSizes } from '../ui/picture-sizes'
import { Postmark } from '../ui/stamp'
import { OurStory } from './our-story'
import { SideSection } from './side-section'

type AboutFacts = FactsOf<'about'>

/** Everything on the about page that the sheet of the page says. */
export function AboutContent({ facts }: { facts: AboutFacts }) {
  return (
    <>
      <AboutHeader picture={facts.storyPicture} />
      <OurStory {...facts} />
      <ImpactBand picture={facts.impactPicture} />
      <CoreValues values={facts.values} />
      <TeamStamps team={facts.team} />
    </>
  )
}

function CoreValues({ values }: Pick<AboutFacts, 'values'>) {
  return (
    <SideSection heading="Our Core Values">
      <ul className="border-b border-line">
        {values.map(({ title, text }) => (
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
function AboutHeader({ picture }: { picture: AboutFacts['storyPicture'] }) {
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
          src={picture.image}
          alt={picture.imageAlt}
          file={aboutPictureFiles[picture.image]}
          sizes={columnSizes}
          isLead
          className="aspect-4/3 w-full bg-tea-soft object-cover md:aspect-2/1 md:object-[50%_25%] lg:aspect-auto lg:h-full"
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
function ImpactBand({ picture }: { picture: AboutFacts['impactPicture'] }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Picture
        src={picture.image}
        alt={picture.imageAlt}
        file={aboutPictureFiles[picture.image]}
        sizes={fullSizes}
        className="aspect-4/3 w-full bg-tea-soft object-cover md:aspect-2/1 md:max-h-[72svh] md:object-[50%_45%]"
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
function TeamStamps({ team }: Pick<AboutFacts, 'team'>) {
  return (
    <SideSection
      heading="Our Team"
      intro="The people behind a good day. You will meet them on the tour."
      className="bg-tea-soft"
    >
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-3">
        {team.map(({ title, text, image, imageAlt }) => (
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
