import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { paths } from '../../lib/paths'
import { MadeToMeasure } from './made-to-measure'
import { ServiceIndex } from './service-index'

/** What the operator offers, each service with the tours that belong to it. */
export function ServicesPage() {
  return (
    <>
      <PageMeta
        title="Our Services"
        description="Farm tours and stays, agricultural safaris, workshops, research visits, school tours and more: eight ways to meet Kenya's farms."
        path={paths.services()}
      />
      <PageHeader
        title="Our Services"
        intro="Eight ways to meet the people who feed Kenya. Choose one to see its tours, or tell us what you have in mind."
      />
      <ServiceIndex />
      <MadeToMeasure />
    </>
  )
}
