import type { ReactNode } from 'react'
import { Breadcrumb } from '../../components/layout/breadcrumb'
import { Picture } from '../../components/ui/picture'
import { fullSizes } from '../../components/ui/picture-sizes'
import { ShareRow } from '../../components/ui/share-row'
import type { ArticleCard } from '../../content/model'
import { site } from '../../content/site'
import { paths } from '../../lib/paths'
import { ArticleFacts, CategoryStamp } from './article-facts'

/** On wide screens the text is in the second of two columns, about 68 characters wide. */
export const storyClass = 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12 xl:gap-x-24'
export const columnClass = 'max-w-xl lg:col-start-2'

const blog = { name: 'Blog', href: paths.blog() }

type ArticleSheetProps = { article: ArticleCard; children: ReactNode }

/** An article: breadcrumb, header, picture, its text (the children) and share links. */
export function ArticleSheet({ article, children }: ArticleSheetProps) {
  const { slug, title, category, image, imageAlt, focus, picture } = article
  return (
    <article className="mx-auto max-w-page px-4 pt-4 sm:px-6 md:pt-6">
      <Breadcrumb parent={blog} current={title} />
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
