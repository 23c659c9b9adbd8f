import { Breadcrumb } from '../../components/layout/breadcrumb'
import { PageMeta } from '../../components/layout/page-meta'
import { buttonClass } from '../../components/ui/button'
import { Icon } from '../../components/ui/icon'
import { backIcon } from '../../components/ui/icon-paths'
import { Section } from '../../components/ui/section'
import { ShareRow } from '../../components/ui/share-row'
import { articleCards } from '../../content/article-cards'
import { relatedArticles } from '../../content/limits'
import type { ArticleCard } from '../../content/model'
import { site } from '../../content/site'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { ArticleBody } from './article-body'
import { ArticleFacts } from './article-facts'
import { ArticleGrid } from './article-grid'
import { CategoryBadge } from './category-badge'

const trail = [
  { name: 'Home', href: paths.home() },
  { name: 'Blog', href: paths.blog() },
]

/** One article with all that belongs to it, and where to read on. */
export function ArticleView({ article }: { article: ArticleCard }) {
  const { slug, title, excerpt, category, image, imageAlt } = article
  const related = articleCards.filter((other) => other.slug !== slug).slice(0, relatedArticles)
  const path = paths.article(slug)
  return (
    <>
      <PageMeta title={title} description={excerpt} path={path} />
      <article className="mx-auto max-w-page px-4 pt-6 sm:px-6">
        <Breadcrumb trail={trail} current={title} />
        <header className="mt-4 grid gap-4">
          <CategoryBadge category={category} />
          <h1 className="max-w-4xl text-[clamp(2.25rem,1.6rem+2.6vw,3.75rem)] leading-tight font-bold tracking-tight break-words">
            {title}
          </h1>
          <ArticleFacts {...article} />
        </header>
        <img
          src={image}
          alt={imageAlt}
          width={1600}
          height={1000}
          fetchPriority="high"
          className="mt-6 mb-8 aspect-[16/10] w-full rounded-xl bg-tea-soft object-cover md:mb-12 md:aspect-[21/9]"
        />
        <ArticleBody slug={slug} />
        <div className="mt-10 border-t border-line pt-6">
          <ShareRow title={title} url={site.origin + path} />
        </div>
      </article>
      <Section heading="More stories">
        <ArticleGrid articles={related} />
        <Link to={paths.blog()} className={buttonClass('secondary', 'mt-8')}>
          <Icon d={backIcon} />
          Back to All Articles
        </Link>
      </Section>
    </>
  )
}
