import type { ReactNode } from 'react'
import { Breadcrumb } from '../../components/layout/breadcrumb'
import { Picture } from '../../components/ui/picture'
import { fullSizes } from '../../components/ui/picture-sizes'
import { ShareRow } from '../../components/ui/share-row'
import type { ArticleCard } from '../../content/model'
import { site } from '../../content/site'
import { paths } from '../../lib/paths'
import { ArticleFacts } from './article-facts'
import { CategoryStamp } from './category-stamp'
import { columnClass, storyClass } from './story-column'

const trail = [
  { name: 'Home', href: paths.home() },
  { name: 'Blog', href: paths.blog() },
]

type ArticleSheetProps = {
  article: ArticleCard
  /** The text of the article. */
  children: ReactNode
}

/** An article: breadcrumb, header, picture, text and share links. */
export function ArticleSheet({ article, children }: ArticleSheetProps) {
  const { slug, title, category, image, imageAlt, focus, picture } = article
  return (
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
        focus={focus}
        sizes={fullSizes}
        isLead
        className="mt-6 mb-6 -ml-4 aspect-[3/2] w-[calc(100%+2rem)] max-w-none bg-tea-soft object-cover sm:-ml-6 sm:w-[calc(100%+3rem)] md:mt-8 md:aspect-[2/1] lg:mb-14 xl:rounded-postcard"
      />
      {children}
      <div className={`mt-12 ${storyClass}`}>
        <div className={`${columnClass} border-t border-line pt-6`}>
          <ShareRow title={title} url={site.origin + paths.article(slug)} />
        </div>
      </div>
    </article>
  )
}
