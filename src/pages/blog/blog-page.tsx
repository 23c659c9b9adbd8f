import { useLocation } from 'react-router-dom'
import { SideLinks } from '../../components/layout/header-side'
import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { buttonClass } from '../../components/ui/button'
import { EmptyState } from '../../components/ui/empty-state'
import { Icon } from '../../components/ui/icon'
import { mailIcon, phoneIcon } from '../../components/ui/more-icon-paths'
import { panelClass } from '../../components/ui/panel'
import { Section } from '../../components/ui/section'
import { articleCards } from '../../content/article-cards'
import { cancellationPolicy } from '../../content/policy'
import { site } from '../../content/site'
import { Link } from '../../lib/link'
import { listPagePath, pageOfList, readListPage } from '../../lib/list-pages'
import { mailtoLink } from '../../lib/mailto'
import { paths } from '../../lib/paths'
import { phoneLink } from '../../lib/phone-number'
import { ArticleGrid } from './article-grid'
import { RefundCalculator } from './refund-calculator'
import { RefundTable } from './refund-table'
import { StoryFinder } from './story-finder'

/** All articles, and the cancellation policy. */
export function BlogPage() {
  const { page } = readListPage(useLocation().pathname)
  return (
    <>
      <PageMeta
        title={pageOfList('Farm Stories & Insights', page)}
        description={pageOfList(
          'Stories from Kenyan farms: coffee, goats, factories and the people who host you. And our trip cancellation guidelines.',
          page,
        )}
        path={listPagePath(paths.blog(), page)}
      />
      <link rel="alternate" type="application/rss+xml" title="Blog" href={paths.feed()} />
      <PageHeader
        title="Farm Stories & Insights"
        intro="What we learn between the tea rows, at the milking stand and over somebody’s kitchen table. Our cancellation terms are further down this page."
        side={
          <SideLinks
            label="On this page and more"
            links={[
              { name: 'If you have to cancel', href: paths.cancellation() },
              { name: 'New stories in your feed reader', href: paths.feed(), isDocument: true },
            ]}
          />
        }
      />
      <div className="mx-auto max-w-page px-4 pt-8 sm:px-6 md:pt-10">
        <h2 className="sr-only">All stories</h2>
        <Stories />
      </div>
      <CancellationSection />
      <Section
        heading="Ready for a story of your own?"
        intro="Choose a tour and a date, and ask us."
        className="bg-maize-soft"
      >
        <Link to={paths.tours()} className={buttonClass()}>
          Explore Our Tours
        </Link>
      </Section>
    </>
  )
}

/** From how many stories on they can be searched: fewer are seen at a glance. */
const leastToSearch = 7

function Stories() {
  if (articleCards.length >= leastToSearch) return <StoryFinder />
  if (articleCards.length > 0) return <ArticleGrid articles={articleCards} hasLead />
  return <EmptyState>The first story is on its way. Please check back soon.</EmptyState>
}

const { title, intro, waiver } = cancellationPolicy

const cardClass = `p-5 sm:p-8 ${panelClass}`
const linkClass = 'inline-flex min-h-11 items-center gap-3 font-semibold text-tea'
const wordsClass = 'break-all underline underline-offset-4'

/** Refunds for cancelled trips, and how to cancel one. Linked to as `/blog#cancellation`. */
function CancellationSection() {
  return (
    <Section id="cancellation" heading={title} intro={intro}>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-[1fr_1fr_1.25fr]">
        <div className={`${cardClass} md:col-span-2`}>
          <RefundTable />
        </div>
        <div
          className={`${cardClass} border-t-4 border-tea md:col-span-2 lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1`}
        >
          <RefundCalculator />
        </div>
        <div className={cardClass}>
          <h3 className="text-subheading">When fees may be waived</h3>
          <p className="mt-2">{waiver}</p>
        </div>
        <div className={cardClass}>
          <h3 className="text-subheading">How to cancel</h3>
          <p className="mt-2">Call us, or write to our bookings mailbox:</p>
          <address data-allow-copy className="mt-1 grid justify-items-start not-italic">
            <a href={phoneLink(site.phone)} className={linkClass}>
              <Icon d={phoneIcon} />
              <span className={wordsClass}>{site.phone}</span>
            </a>
            <a href={mailtoLink(site.bookingsEmail, 'Trip cancellation')} className={linkClass}>
              <Icon d={mailIcon} />
              <span className={wordsClass}>{site.bookingsEmail}</span>
            </a>
          </address>
        </div>
      </div>
    </Section>
  )
}
