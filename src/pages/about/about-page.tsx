import { PageMeta } from '../../components/layout/page-meta'
import { paths } from '../../lib/paths'
import { AboutHeader } from './about-header'
import { ClosingPostcard } from './closing-postcard'
import { CoreValues } from './core-values'
import { ImpactBand } from './impact-band'
import { OurStory } from './our-story'
import { TeamStamps } from './team-stamps'

/** Who the operator is, what it believes in, and what has come of it. */
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
