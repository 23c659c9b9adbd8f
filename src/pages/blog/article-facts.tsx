import type { ArticleCard } from '../../content/model'
import { longDate } from '../../lib/format'

type ArticleFactsProps = Pick<ArticleCard, 'date' | 'readMinutes'> & {
  author?: string | undefined
  updatedOn?: string | undefined
}

/** Author, dates and reading time of an article. Cards omit the author. */
export function ArticleFacts({ author, date, updatedOn, readMinutes }: ArticleFactsProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {author && <li className="font-semibold text-ink">By {author}</li>}
      <li>
        <time dateTime={date}>{longDate(date)}</time>
      </li>
      {updatedOn && (
        <li>
          Updated <time dateTime={updatedOn}>{longDate(updatedOn)}</time>
        </li>
      )}
      <li>{readMinutes} min read</li>
    </ul>
  )
}
