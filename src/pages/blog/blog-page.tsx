import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { buttonClass } from '../../components/ui/button'
import { EmptyState } from '../../components/ui/empty-state'
import { Section } from '../../components/ui/section'
import { articleCards } from '../../content/article-cards'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { ArticleGrid } from './article-grid'
import { CancellationSection } from './cancellation-section'

/** All articles, and the cancellation policy. */
export function BlogPage() {
  return (
    <>
      <PageMeta
        title="Farm Stories & Insights"
        description="Stories from Kenyan farms: coffee, goats, factories and the people who host you. And our trip cancellation guidelines."
        path={paths.blog()}
      />
      <PageHeader
        title="Farm Stories & Insights"
        intro="What we learn between the tea rows, at the milking stand and over somebody's kitchen table. Our cancellation guidelines are below the stories."
      />
      <div className="mx-auto max-w-page px-4 pt-8 sm:px-6 md:pt-10">
        <h2 className="sr-only">All stories</h2>
        {articleCards.length > 0 ? (
          <ArticleGrid articles={articleCards} hasLead />
        ) : (
          <EmptyState>The first story is on its way. Please check back soon.</EmptyState>
        )}
      </div>
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
