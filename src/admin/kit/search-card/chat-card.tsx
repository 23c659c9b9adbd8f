import { Picture } from '../../../components/ui/picture'
import { isAllowedPictureUrl } from '../picture-url'
import type { PageCard } from './page-card'

type ChatCardProps = {
  card: PageCard
  host: string
  /** URL of the picture; null when it cannot be fetched. */
  picture: string | null
}

/** A page as WhatsApp and other chats preview a link to it. */
export function ChatCard({ card, host, picture }: ChatCardProps) {
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
