import { useEffect, useState } from 'react'
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
  <LoadingNotice />,
)

/** From when on a wait is told, in ms: a shorter one would be told when it is over. */
const tellAfterMs = 500

/** Says that the tour is on its way, on slow connections only. */
function LoadingNotice() {
  const [isTold, setTold] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setTold(true), tellAfterMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    // There from the start and empty, so that screen readers announce what comes into it.
    <output data-opening className={isTold ? `z-40 ${floatingClass}` : 'sr-only'}>
      {isTold && (
        <>
          <span aria-hidden className="aspect-3/2 w-24 animate-pulse rounded-postcard bg-line" />
          The tour is loading …
        </>
      )}
    </output>
  )
}
