import { useQuery, queryOptions } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { site } from '../../../content/site'
import { noticeClass } from '../../../components/ui/notice'
import { pageTitle } from '../../../lib/page-title'
import { paths } from '../../../lib/paths'
import { plainText } from '../../../lib/plain-text'
import { plainTitle } from '../../../lib/tour-title'
import { pictureFiles } from '../../../content/pictures'
import { sitePicture } from '../../../content/site-card'
import { socialCardOf } from '../../../lib/picture-sources'
import { safeImageSource } from '../../../lib/safe-href'
import { Picture } from '../../../components/ui/picture'
import { readDeadlineMs, withDeadline } from '../../data/deadline'
import { frameClass } from '../frame-class'
import { slugify } from '../fields/slugify'
import { isAllowedPictureUrl } from '../picture-url'
import { LengthMeter, descriptionLength, shortened, titleLength } from './length-meter'

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

/** A page as search engines show it. */
function SearchResult({ card, host }: { card: PageCard; host: string }) {
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

/** What a page tells search engines and chats about itself; the same as its `PageMeta`. */
export type PageCard = {
  /** Title in the browser tab and in search results. */
  fullTitle: string
  title: string
  description: string
  path: string
  /** URL of its picture as in the content; '' for none. */
  image: string
}

const text = z.string().catch('')
const formSchema = z.object({
  title: text,
  slug: text,
  image: text,
  description: text,
  excerpt: text,
})

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim()

/** The card of a tour or post, from its editor's values. */
export function pageCard(kind: 'tour' | 'post', values: unknown): PageCard {
  const { title: written, slug, image, description, excerpt } = formSchema.parse(values)
  const title = kind === 'tour' ? plainTitle(oneLine(written)) : oneLine(written)
  const address = slug.trim() || slugify(written)
  return {
    title,
    fullTitle: title && pageTitle(title, site.name),
    description: kind === 'tour' ? plainText(description) : oneLine(excerpt),
    path: kind === 'tour' ? paths.tour(address) : paths.article(address),
    image: image.trim(),
  }
}

/**
 * The picture that a chat fetches with a page: the link preview picture that the build made, otherwise
 * the picture itself; the site's own for ''; null when no browser may fetch it.
 */
export function cardPictureUrl(image: string): string | null {
  const prepared = image === '' ? sitePicture : pictureFiles[image]
  return prepared ? socialCardOf(prepared) : safeImageSource(image)
}

/** Chats omit a page's picture when its file is larger, in bytes. */
const maxBytes = 300 * 1024

/** Size of the file at a URL in bytes; null when unknown. */
const fileSizeOptions = (url: string) =>
  queryOptions({
    queryKey: ['file-size', url],
    queryFn: async ({ signal }) => {
      const { href } = new URL(url, window.location.href)
      // The content security policy allows scripts to fetch nothing else.
      if (!isAllowedPictureUrl(href)) return null
      const request = { method: 'HEAD', signal: withDeadline(signal, readDeadlineMs) }
      // Missing advice is no failure.
      const answer = await fetch(href, request).catch(() => undefined)
      const length = Number(answer?.headers.get('content-length') ?? Number.NaN)
      return answer?.ok && length > 0 ? length : null
    },
    staleTime: Infinity,
    meta: { task: 'Weighing a picture' },
  })

/** A warning about a picture that is too large for chats; otherwise ''. */
export function sizeWarning(bytes: number): string {
  if (bytes <= maxBytes) return ''
  const size =
    bytes < 1024 * 1024
      ? `${Math.ceil(bytes / 1024)} KB`
      : `${(bytes / (1024 * 1024)).toFixed(1)} MB`
  return `This picture has ${size}. Chats may leave it out: they show pictures of up to 300 KB.`
}

type ChatCardProps = {
  card: PageCard
  host: string
  /** URL of the picture; null when it cannot be fetched. */
  picture: string | null
}

/** A page as WhatsApp and other chats preview a link to it. */
function ChatCard({ card, host, picture }: ChatCardProps) {
  return (
    <figure aria-label="In a chat" className="grid min-w-0 grid-cols-1 gap-1">
      <figcaption className="text-sm font-semibold">In a chat</figcaption>
      <div className="rounded-panel bg-tea-soft p-1.5">
        <div className="overflow-hidden rounded-postcard bg-card">
          {picture && isAllowedPictureUrl(picture) && (
            <Picture
              src={picture}
              alt=""
              width={1200}
              height={630}
              className="h-auto w-full bg-line object-cover"
            />
          )}
          <div className="p-3">
            <p className="line-clamp-2 leading-snug font-semibold break-words">
              {card.title || 'The title appears here'}
            </p>
            <p className="mt-0.5 line-clamp-2 text-sm break-words text-muted">
              {card.description || 'The description appears here.'}
            </p>
            <p className="mt-1 truncate text-sm text-muted">{host}</p>
          </div>
        </div>
        <p className="truncate px-1.5 pt-1.5 text-sm text-lake">{host + card.path}</p>
      </div>
    </figure>
  )
}
