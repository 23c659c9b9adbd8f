import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { site } from '../../../content/site'
import { noticeClass } from '../../../components/ui/notice'
import { frameClass } from '../frame-class'
import { cardPictureUrl } from './card-picture-url'
import { ChatCard } from './chat-card'
import { fileSizeOptions, sizeWarning } from './file-size'
import { LengthMeter } from './length-meter'
import { pageCard, type PageCard } from './page-card'
import { descriptionLength, shortened, titleLength } from './text-length'

/**
 * Previews the form's page in search results and in a chat, from the same values as the public
 * page's head. Advises on text lengths and picture size, but refuses nothing.
 */
export function SearchCard({ kind }: { kind: 'tour' | 'post' }) {
  const values: unknown = useDeferredValue(useWatch())
  const card = pageCard(kind, values)
  const picture = cardPictureUrl(card.image)
  const { data: bytes } = useQuery({ ...fileSizeOptions(picture ?? ''), enabled: picture !== null })
  const warning = bytes ? sizeWarning(bytes) : ''
  const host = new URL(site.origin).host
  return (
    <section
      aria-labelledby="search-card-heading"
      className={`grid grid-cols-1 gap-4 p-4 sm:p-6 print:hidden ${frameClass}`}
    >
      <h2 id="search-card-heading" className="text-base leading-snug">
        How it looks in search and in a chat
      </h2>
      <SearchResult card={card} host={host} />
      <ChatCard card={card} host={host} picture={picture} />
      <LengthMeter name="Title in a search" text={card.fullTitle} good={titleLength} />
      <LengthMeter name="Description" text={card.description} good={descriptionLength} />
      <output className={warning ? `p-3 text-sm ${noticeClass('warning')}` : 'sr-only'}>
        {warning}
      </output>
      {card.image === '' && (
        <p className="text-sm text-muted">
          A page without a picture is shown with that of the home page.
        </p>
      )}
    </section>
  )
}

type SearchResultProps = { card: PageCard; host: string }

/** A page as search engines show it. */
function SearchResult({ card, host }: SearchResultProps) {
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
          {shortened(card.fullTitle, titleLength.to) || 'The title appears here'}
        </p>
        <p className="text-sm break-words text-muted">
          {shortened(card.description, descriptionLength.to) || 'The description appears here.'}
        </p>
      </div>
    </figure>
  )
}
