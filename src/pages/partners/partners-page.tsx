import { Breadcrumb } from '../../components/layout/breadcrumb'
import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { lineLinkClass } from '../../components/ui/button'
import { DeferredHydration } from '../../components/ui/deferred-hydration'
import { Section } from '../../components/ui/section'
import { tourLines } from '../../content/tour-lines'
import { lazyPart } from '../../lib/lazy-part'
import { paths } from '../../lib/paths'
import { TeamTours } from './team-tours'

const partnerRequests = lazyPart(() => import('./partner-requests').then((m) => m.PartnerRequests))

const teamTours = tourLines.filter(({ isForTeams }) => isForTeams)

// Outside the component: DeferredHydration needs the same element in every render.
const rest = <partnerRequests.Component tours={tourLines} teamTours={teamTours} />

/** What a company needs to plan a day for its team, and a travel company to offer the tours. */
export function PartnersPage() {
  return (
    <>
      <PageMeta
        title="Team Days and Travel Trade"
        description="For companies: farm tours that take a team, the group discount, and a request to send. For travel companies: brochure, tour addresses and rates on request."
        path={paths.partners()}
      />
      <PageHeader
        title="Team Days and Travel Trade"
        breadcrumb={<Breadcrumb current="Teams and Trade" />}
        intro="A day on a farm for your team, and what travel companies need to offer our tours."
      />
      <nav
        aria-label="On this page"
        className="mx-auto flex max-w-page flex-wrap gap-x-8 px-4 pt-2 sm:px-6"
      >
        <a href="#teams" className={lineLinkClass}>
          For teams
        </a>
        <a href="#trade" className={lineLinkClass}>
          For travel companies
        </a>
      </nav>
      <Section
        id="teams"
        heading="Tours for a team"
        intro="These take a group of colleagues. Another farm or another size? Ask us."
      >
        <TeamTours tours={teamTours} />
      </Section>
      <DeferredHydration>{rest}</DeferredHydration>
    </>
  )
}
