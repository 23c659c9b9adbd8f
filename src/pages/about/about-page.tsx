import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { buttonClass } from '../../components/ui/button'
import { Figures } from '../../components/ui/figures'
import { Section } from '../../components/ui/section'
import { Picture } from '../../components/ui/picture'
import { columnSizes } from '../../components/ui/picture-sizes'
import { aboutNarrative, aboutPictures, aboutStory, coreValues } from '../../content/about-page'
import { aboutPictures as files } from '../../content/pictures/about'
import { site } from '../../content/site'
import { aboutStats } from '../../content/stats'
import { Link } from '../../lib/link'
import { mailtoLink } from '../../lib/mailto'
import { paths } from '../../lib/paths'
import { PassageCards } from './passage-cards'
import { Pillars } from './pillars'
import { TeamCards } from './team-cards'

/** Who the operator is, what it believes in, and what has come of it. */
export function AboutPage() {
  return (
    <>
      <PageMeta
        title="About us"
        description="Our story, our three pillars, the values we travel by and the roles behind every farm tour in Kenya."
        path={paths.about()}
      />
      <PageHeader
        title={`About ${site.name}`}
        intro="We open farm gates: for travellers, classes and teams who want to know where food comes from, and for the families who grow it."
      />
      <Section heading="Our Story">
        <Paragraphs texts={aboutStory} />
        <WidePicture {...aboutPictures.story} />
        <Pillars />
        <Paragraphs texts={aboutNarrative} />
      </Section>
      <Section heading="Our Impact in Numbers" className="bg-maize-soft">
        <Figures figures={aboutStats} />
        <WidePicture {...aboutPictures.impact} />
      </Section>
      <Section heading="Our Core Values">
        <PassageCards passages={coreValues} className="lg:grid-cols-4" />
      </Section>
      <Section
        heading="Our Team"
        intro="These are the jobs behind a good day. Who does them, you learn when we meet."
        className="bg-tea-soft"
      >
        <TeamCards />
      </Section>
      <Section
        heading={
          <>
            <span lang="sw">Karibu</span>, come and see
          </>
        }
        intro="Choose a tour, or open your own gate: we are glad to hear from farms and companies that would like to work with us."
      >
        <div className="flex flex-wrap gap-3">
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
      </Section>
    </>
  )
}

function WidePicture({ image, imageAlt }: { image: string; imageAlt: string }) {
  return (
    <Picture
      src={image}
      alt={imageAlt}
      file={files[image]}
      sizes={columnSizes}
      className="mt-10 aspect-[3/2] w-full rounded-xl bg-tea-soft object-cover md:aspect-[21/9]"
    />
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid gap-4 text-lg lg:grid-cols-2 lg:gap-14">
      {texts.map((text) => (
        <p key={text} className="max-w-prose">
          {text}
        </p>
      ))}
    </div>
  )
}
