import { lineLinkClass } from '../../components/ui/button'
import { liftClass, panelClass } from '../../components/ui/panel'
import { Picture } from '../../components/ui/picture'
import { cardSizes, columnSizes } from '../../components/ui/picture-sizes'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import type { ArticleCard } from '../../content/model'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { ArticleFacts, CategoryStamp } from './article-facts'

type ArticleGridProps = {
  articles: readonly ArticleCard[]
  /** The first card takes a whole row. */
  hasLead?: boolean
}

/** A grid of cards that link to the articles. Its headings have level 3. */
export function ArticleGrid({ articles, hasLead = false }: ArticleGridProps) {
  return (
    <ul
      className={`grid grid-cols-1 gap-6 ${hasLead ? 'sm:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3'}`}
    >
      {articles.map((article, index) => (
        <li key={article.id} className={hasLead && index === 0 ? 'col-span-full' : ''}>
          <Card article={article} isLead={hasLead && index === 0} />
        </li>
      ))}
    </ul>
  )
}

/** @param isLead large, on wide screens with the picture beside the text */
function Card({ article, isLead }: { article: ArticleCard; isLead: boolean }) {
  const { slug, title, excerpt, category, image, imageAlt, focus, picture, date, readMinutes } =
    article
  return (
    <article
      className={`relative flex h-full flex-col overflow-hidden ${panelClass} ${liftClass} ${isLead ? 'lg:grid lg:grid-cols-[3fr_2fr] xl:grid-cols-[5fr_3fr]' : ''}`}
    >
      <Picture
        src={image}
        alt={imageAlt}
        file={picture}
        focus={focus}
        sizes={isLead ? columnSizes : cardSizes}
        isLead={isLead}
        className={`aspect-[3/2] w-full bg-tea-soft object-cover ${isLead ? 'lg:h-full' : ''}`}
      />
      <div
        className={`flex grow flex-col gap-3 p-5 ${isLead ? 'lg:justify-center lg:gap-4 lg:p-8 xl:p-10' : ''}`}
      >
        {/* Overlaps the edge of the picture. */}
        <div className={isLead ? '-mt-9 lg:mt-0 lg:-ml-14 xl:-ml-16' : '-mt-9'}>
          <CategoryStamp category={category} />
        </div>
        <h3 className={`break-words ${isLead ? 'text-heading' : 'text-subheading'}`}>{title}</h3>
        <ArticleFacts date={date} readMinutes={readMinutes} />
        <p className={isLead ? 'lg:text-lead' : ''}>{excerpt}</p>
        <p className={isLead ? '' : 'mt-auto'}>
          {/* The link covers the card: one touch target, one tab stop. */}
          <Link
            to={paths.article(slug)}
            className={`${lineLinkClass} after:absolute after:inset-0`}
          >
            Read More <VisuallyHidden>about {title}</VisuallyHidden>
          </Link>
        </p>
      </div>
    </article>
  )
}
