import { lazyDialog } from '../ui/lazy-dialog'
import { floatingClass } from '../ui/panel'
import { Postmark } from '../ui/stamp'

/** The tour dialog, with its library and the long texts. */
export const tourDialog = lazyDialog(
  () => import('./tour-dialog').then((module) => module.TourDialog),
  <div className="flex grow basis-80 items-center gap-4">
    <span aria-hidden className="text-danger">
      <Postmark className="text-2xl">!</Postmark>
    </span>
    <p>The tour could not be loaded. Check your connection and try again.</p>
  </div>,
  // Appears with a delay, so that only slow connections see it.
  <output
    data-opening
    className={`z-40 transition-opacity delay-500 duration-calm starting:opacity-0 ${floatingClass}`}
  >
    <span aria-hidden className="aspect-3/2 w-24 animate-pulse rounded-postcard bg-line" />
    The tour is loading …
  </output>,
)
