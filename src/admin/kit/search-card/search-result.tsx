import { site } from '../../../content/site'
import type { PageCard } from './page-card'
import { descriptionLength, shortened, titleLength } from './text-length'

type SearchResultProps = { card: PageCard; host: string }

/** A page as search engines list it. */
export function SearchResult({ card, host }: SearchResultProps) {
  const trail = [host, ...card.path.split('/').filter(Boolean)].join(' › ')
  return (
    <figure aria-label="In a search" className="grid min-w-0 grid-cols-1 gap-1">
      <figcaption className="text-sm font-semibold">In a search</figcaption>
      <div className="grid grid-cols-1 gap-1 rounded-postcard border border-line bg-card p-3">
        <div className="flex min-w-0 items-center gap-2">
          <img src="/favicon.svg" alt="" width="28" height="28" className="size-7 shrink-0" />
          <div className="min-w-0">
            <p className="truncate text-sm leading-tight">{site.name}</p>
            <p className="truncate text-sm leading-tight text-muted">{trail}</p>
          </div>
        </div>
        <p className="text-lg leading-snug break-words text-lake">
          {shortened(card.fullTitle, titleLength.to) || 'The title stands here'}
        </p>
        <p className="text-sm break-words text-muted">
          {shortened(card.description, descriptionLength.to) || 'The description stands here.'}
        </p>
      </div>
    </figure>
  )
}
