import type { ArticleCard } from '../../content/model'
import { longDate } from '../../lib/format'

type ArticleFactsProps = Pick<ArticleCard, 'date' | 'readTime'> & {
  author?: string | undefined
  updated?: string | undefined
}

/** Author, dates and reading time of an article. Cards omit the author. */
export function ArticleFacts({ author, date, updated, readTime }: ArticleFactsProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {author && <li className="font-semibold text-ink">By {author}</li>}
      <li>
        <time dateTime={date}>{longDate(date)}</time>
      </li>
      {updated && (
        <li>
          Updated <time dateTime={updated}>{longDate(updated)}</time>
        </li>
      )}
      <li>{readTime} min read</li>
    </ul>
  )
}
