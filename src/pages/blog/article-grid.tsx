import { VisuallyHidden } from '../../components/ui/visually-hidden'
import type { ArticleCard } from '../../content/model'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { ArticleFacts } from './article-facts'
import { CategoryBadge } from './category-badge'

type ArticleGridProps = {
  articles: readonly ArticleCard[]
  /** The first card takes the place of two. */
  hasLead?: boolean
}

/** Articles side by side, each a card that leads to its page. Stands under a heading of level 2. */
export function ArticleGrid({ articles, hasLead = false }: ArticleGridProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) => (
        <li key={article.id} className={hasLead ? 'sm:first:col-span-2' : ''}>
          <Card article={article} isLead={hasLead && index === 0} />
        </li>
      ))}
    </ul>
  )
}

function Card({ article, isLead }: { article: ArticleCard; isLead: boolean }) {
  return (
    <article
      className={`relative flex h-full flex-col overflow-hidden rounded-xl bg-card shadow-card transition hover:-translate-y-0.5 hover:shadow-raised ${isLead ? 'sm:flex-row' : ''}`}
    >
      <img
        src={article.image}
        alt={article.imageAlt}
        width={1600}
        height={1000}
        loading="lazy"
        decoding="async"
        className={`aspect-[16/10] w-full bg-tea-soft object-cover ${isLead ? 'sm:aspect-auto sm:w-1/2' : ''}`}
      />
      <div className="flex grow flex-col gap-3 p-5">
        <CategoryBadge category={article.category} />
        <h3 className={`text-xl leading-snug font-bold break-words ${isLead ? 'lg:text-3xl' : ''}`}>
          {article.title}
        </h3>
        <div className="text-sm">
          <ArticleFacts date={article.date} readTime={article.readTime} />
        </div>
        <p className={isLead ? 'lg:text-lg' : ''}>{article.excerpt}</p>
        <p className="mt-auto">
          {/* The link covers the card: one target for the finger, one stop for the keyboard. */}
          <Link
            to={paths.article(article.slug)}
            className="inline-flex min-h-11 items-center font-semibold text-tea underline underline-offset-4 after:absolute after:inset-0 hover:text-tea-dark"
          >
            Read More <VisuallyHidden>about {article.title}</VisuallyHidden>
          </Link>
        </p>
      </div>
    </article>
  )
}
