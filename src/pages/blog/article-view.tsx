import { Breadcrumb } from '../../components/layout/breadcrumb'
import { PageMeta } from '../../components/layout/page-meta'
import { buttonClass } from '../../components/ui/button'
import { Icon } from '../../components/ui/icon'
import { backIcon } from '../../components/ui/icon-paths'
import { Picture } from '../../components/ui/picture'
import { fullSizes } from '../../components/ui/picture-sizes'
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
import { CategoryStamp } from './category-stamp'
import { columnClass, storyClass } from './story-column'

const trail = [
  { name: 'Home', href: paths.home() },
  { name: 'Blog', href: paths.blog() },
]

/** One article with all that belongs to it, and where to read on. */
export function ArticleView({ article }: { article: ArticleCard }) {
  const { slug, title, excerpt, category, image, imageAlt, picture } = article
  const related = articleCards.filter((other) => other.slug !== slug).slice(0, relatedArticles)
  const path = paths.article(slug)
  return (
    <>
      <PageMeta title={title} description={excerpt} path={path} picture={picture} />
      <article className="mx-auto max-w-page px-4 pt-4 sm:px-6 md:pt-6">
        <Breadcrumb trail={trail} current={title} />
        <header className="mt-3 grid grid-cols-1 gap-4 md:mt-6">
          <CategoryStamp category={category} />
          <h1 className="max-w-4xl text-title wrap-anywhere">{title}</h1>
          <ArticleFacts {...article} />
        </header>
        <Picture
          src={image}
          alt={imageAlt}
          file={picture}
          sizes={fullSizes}
          isLead
          className="mt-6 mb-6 -ml-4 aspect-[3/2] w-[calc(100%+2rem)] max-w-none bg-tea-soft object-cover sm:-ml-6 sm:w-[calc(100%+3rem)] md:mt-8 md:aspect-[2/1] lg:mb-14 xl:rounded-postcard"
        />
        <ArticleBody slug={slug} />
        <div className={`mt-12 ${storyClass}`}>
          <div className={`${columnClass} border-t border-line pt-6`}>
            <ShareRow title={title} url={site.origin + path} />
          </div>
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
