import { Breadcrumb } from '../../components/layout/breadcrumb'
import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { PaintedHead } from '../../components/layout/painted-head'
import { lineLinkClass } from '../../components/ui/button'
import { teaPainting } from '../../content/page-paintings'
import { paths } from '../../lib/paths'
import { pageName } from '../../lib/public-pages'
import { PartnerSection } from './partner-section'
import { TeamPlanner } from './team-planner'
import { TradeSections } from './trade-sections'

const name = pageName('partners')

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
        <a href="#partner" className={lineLinkClass}>
          Partner with us
        </a>
      </nav>
      <TeamPlanner />
      <TradeSections />
      <PartnerSection />
    </>
  )
}
