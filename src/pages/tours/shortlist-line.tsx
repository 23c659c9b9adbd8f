import { lineLinkClass } from '../../components/ui/button'
import { lazyDialog } from '../../components/ui/lazy-dialog'
import { tourCards } from '../../content/tour-cards'
import { keptOf, useShortlist } from '../../lib/shortlist'
import { useBackLayer } from '../../lib/use-back-layer'

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
      {shown === thisLoad && <shortlistDialog.Component onClose={close} />}
    </>
  )
}
