import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { textLinkClass } from '../../components/ui/button'
import { factSheets } from '../../content/collections/facts/sheets'
import { adminPaths } from '../../lib/admin-paths'
import { useSignedInUser } from '../auth/session-state'
import { StatusChips } from '../frame/publishing/status-chips'
import { siteRooms } from '../frame/site-rooms'
import { draftKey, readDrafts } from '../kit/drafts/draft-store'
import { frameClass } from '../kit/frame-class'
import { StudioPage } from '../kit/page/studio-page'

type Room = (typeof siteRooms)[number]

/** Everything the site says besides tours, posts and pictures, as sheets in a few rooms. */
export function SitePage() {
  return (
    <StudioPage title="Site">
      <p className="mb-4 max-w-prose text-muted">
        What the site says besides tours, posts and pictures. A saved change goes to the site with
        the next Publish. What still is a sample or empty stands in the{' '}
        <Link to={adminPaths.launch()} className={textLinkClass}>
          launch check
        </Link>
        .
      </p>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        {siteRooms.map((room) => (
          <RoomSection key={room.name} {...room} />
        ))}
      </div>
    </StudioPage>
  )
}

function RoomSection({ name, sheets }: Room) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-2 text-lg">
        {name}
      </h2>
      <ul className={`divide-y divide-line overflow-hidden ${frameClass}`}>
        {sheets.map((sheet) => (
          <SheetRow key={sheet.key} sheet={sheet} />
        ))}
      </ul>
    </section>
  )
}

function SheetRow({ sheet: { key, holds } }: { sheet: Room['sheets'][number] }) {
  const { id, part } = factSheets[key]
  const { id: userId } = useSignedInUser()
  const hasDraft = readDrafts(draftKey(userId, 'site_facts', id)).length > 0
  return (
    <li>
      <Link
        to={adminPaths.site(key)}
        className="flex min-h-16 items-center gap-3 px-4 py-2.5 -outline-offset-3 hover:bg-tea-soft"
      >
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold text-tea">{part.label}</span>
            <StatusChips row={{ id, status: 'published' }} kind="facts" />
          </span>
          <span className="block text-sm wrap-anywhere text-muted">{holds}</span>
          {hasDraft && (
            <span className="block text-sm font-semibold text-maize-dark">
              Unsaved changes on this device
            </span>
          )}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </Link>
    </li>
  )
}
