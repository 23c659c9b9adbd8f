import { useLocation, useNavigate } from 'react-router-dom'
import { lineLinkClass } from '../../components/ui/button'
import { lazyDialog } from '../../components/ui/lazy-dialog'
import { tourCards } from '../../content/tour-cards'
import { paths } from '../../lib/paths'
import { keptOf, useShortlist } from '../../lib/shortlist'
import { useBackLayer } from '../../lib/use-back-layer'
import { useHydrated } from '../../lib/use-hydrated'

const shortlistDialog = lazyDialog(
  () => import('./shortlist-dialog').then((module) => module.ShortlistDialog),
  <p className="grow basis-80">
    Your shortlist could not be loaded. Check your connection and try again.
  </p>,
)

/**
 * Names this load of the document. The history keeps what was open when a page is loaded again, by a link or by
 * its address; the visitor then wants the page.
 */
const thisLoad = String(performance.timeOrigin)

/** How many tours are kept; opens them side by side. Back closes them. */
export function ShortlistLine() {
  const count = keptOf(tourCards, useShortlist()).length
  const { shown, open, close } = useBackLayer('shortlist')
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  // A link to it: Back leads to where that was, and closing to the list.
  const isLinked = isHydrated && pathname + hash === paths.shortlist()
  return (
    <>
      <button
        type="button"
        className={lineLinkClass}
        onPointerEnter={shortlistDialog.preload}
        onFocus={shortlistDialog.preload}
        onClick={() => open(thisLoad)}
      >
        Your shortlist ({count})
      </button>
      {isLinked && (
        <shortlistDialog.Component
          onClose={() => void navigate(pathname + search, { replace: true })}
        />
      )}
      {shown === thisLoad && !isLinked && <shortlistDialog.Component onClose={close} />}
    </>
  )
}
