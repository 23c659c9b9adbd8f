import { Stamp } from '../../components/ui/stamp'
import type { ArticleCard } from '../../content/model'
import { longDate } from '../../lib/format'

type ArticleFactsProps = Pick<ArticleCard, 'date' | 'readMinutes'> &
  Partial<Pick<ArticleCard, 'author' | 'updatedOn'>>

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

const colours: ReadonlyMap<string, string> = new Map([
  ['Agritourism Value', 'bg-tea-soft text-tea-dark'],
  ['Industrial Tourism', 'bg-lake-soft text-lake'],
  ['Community Tourism', 'bg-dusk-soft text-dusk'],
  ['Livestock Farming', 'bg-maize-soft text-ink'],
  ['Coffee Farming', 'bg-terracotta-soft text-terracotta-dark'],
])

/** The category of an article; one that editors have added has neutral colours. */
export function CategoryStamp({ category }: { category: string }) {
  return (
    <p>
      <Stamp className={colours.get(category) ?? 'bg-paper text-ink'}>{category}</Stamp>
    </p>
  )
}
