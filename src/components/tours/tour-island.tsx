import type { Ref } from 'react'
import { lazyPart } from '../../lib/lazy-part'
import { overlayClass } from './tour-frame'

// Only the server ever loads it.
const tourStatic = lazyPart(() => import('./tour-static').then((module) => module.TourStatic))

// One object for all renderings: a new one would make React empty the element. Where Trusted Types are
// enforced even an empty text is no HTML.
const asTheServerWroteIt = { __html: globalThis.window?.trustedTypes?.emptyHTML ?? '' }

/**
 * The static copy of a tour's dialog. The server writes it; the browser keeps what the server
 * wrote without knowing what it is, so that the long texts stay out of the page's script.
 */
export function TourIsland({ slug, ref }: { slug: string; ref: Ref<HTMLDivElement> }) {
  if (import.meta.env.SSR) {
    return (
      <div className={overlayClass}>
        <tourStatic.Component slug={slug} />
      </div>
    )
  }
  return (
    <div
      ref={ref}
      className={overlayClass}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- an empty string, so that React keeps the HTML
      dangerouslySetInnerHTML={asTheServerWroteIt}
    />
  )
}
