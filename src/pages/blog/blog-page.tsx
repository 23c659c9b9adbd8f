import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { buttonClass } from '../../components/ui/button'
import { Section } from '../../components/ui/section'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { CancellationSection } from './cancellation-section'

/** The blog before its first article, with the cancellation policy that lives here. */
export function BlogPage() {
  return (
    <>
      <PageMeta
        title="Farm Stories & Insights"
        description="Stories from Kenyan farms, coming soon, and our trip cancellation guidelines: what you get back and how to tell us."
        path={paths.blog()}
      />
      <PageHeader
        title="Farm Stories & Insights"
        intro="The first stories are being written and come here soon. Our cancellation guidelines are here already."
      />
      <CancellationSection />
      <Section
        heading="Ready for a story of your own?"
        intro="It begins with a farm and a date. The rest tends to happen."
        className="bg-maize-soft"
      >
        <Link to={paths.tours()} className={buttonClass()}>
          Explore Our Tours
        </Link>
      </Section>
    </>
  )
}
