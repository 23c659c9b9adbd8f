import { PageMeta } from '../../components/layout/page-meta'
import { coreValues } from '../../content/about-page'
import { paths } from '../../lib/paths'
import { AboutHeader } from './about-header'
import { ClosingPostcard } from './closing-postcard'
import { ImpactBand } from './impact-band'
import { OurStory } from './our-story'
import { SideSection } from './side-section'
import { TeamStamps } from './team-stamps'

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
