import { Breadcrumb } from '../../components/layout/breadcrumb'
import { PageHeader } from '../../components/layout/page-header'
import { PageLinks } from '../../components/layout/page-links'
import { PageMeta } from '../../components/layout/page-meta'
import { PaintedHead } from '../../components/layout/painted-head'
import { teaPainting } from '../../content/page-paintings'
import { paths } from '../../lib/paths'
import { pageName } from '../../lib/public-pages'
import { PartnerSection } from './partner-section'
import { TeamPlanner } from './team-planner'
import { TradeSections } from './trade-sections'

const name = pageName('partners')
const pageLinks = [
  { id: 'teams', name: 'For teams' },
  { id: 'trade', name: 'For travel companies' },
  { id: 'partner', name: 'Partner with us' },
]

/** What a company needs to plan a day for its team, and a travel company to offer the tours. */
export function PartnersPage() {
  return (
    <>
      <PageMeta
        title={name}
        description="For companies: farm tours that take a team, the group discount, and a request to send. For travel companies: brochure, a list of all tours and rates on request."
        path={paths.partners()}
      />
      <PaintedHead painting={teaPainting}>
        <PageHeader
          title={name}
          breadcrumb={<Breadcrumb current={name} />}
          intro="A day on a farm for your team, what travel companies need to offer our tours, and how to work with us."
        />
      </PaintedHead>
      <PageLinks links={pageLinks} />
      <TeamPlanner />
      <TradeSections />
      <PartnerSection />
    </>
  )
}
