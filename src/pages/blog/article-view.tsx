import { PageMeta } from '../../components/layout/page-meta'
import { buttonClass } from '../../components/ui/button'
import { Icon } from '../../components/ui/icon'
import { backIcon } from '../../components/ui/icon-paths'
import { Section } from '../../components/ui/section'
import { articleCards } from '../../content/article-cards'
import { relatedArticles } from '../../content/limits'
import type { ArticleCard } from '../../content/model'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { ArticleBody } from './article-body'
import { ArticleGrid } from './article-grid'
import { ArticleSheet } from './article-sheet'

/** One article with its meta tags and links to related articles. */
export function ArticleView({ article }: { article: ArticleCard }) {
  const { slug, title, excerpt, picture } = article
  const related = articleCards.filter((other) => other.slug !== slug).slice(0, relatedArticles)
  return (
    <>
      <PageMeta title={title} description={excerpt} path={paths.article(slug)} picture={picture} />
      <ArticleSheet article={article}>
        <ArticleBody slug={slug} />
      </ArticleSheet>
      {related.length > 0 ? (
        <Section heading="More stories">
          <ArticleGrid articles={related} />
          <BackToAll />
        </Section>
      ) : (
        <div className="mx-auto max-w-page px-4 pb-16 sm:px-6 md:pb-24">
          <BackToAll />
        </div>
      )}
    </>
  )
}

function BackToAll() {
  return (
    <Link to={paths.blog()} className={buttonClass('secondary', 'mt-8')}>
      <Icon d={backIcon} />
      Back to All Articles
    </Link>
  )
}
