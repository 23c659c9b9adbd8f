import type { Ref } from 'react'
import { lazyPart } from '../../lib/lazy-part'
import { overlayClass } from './tour-frame'

// Loaded on the server only.
const tourStatic = lazyPart(() => import('./tour-static').then((module) => module.TourStatic))

// Constant, because React would empty the element for a new object. `emptyHTML`, because Trusted Types
// reject an empty string.
const keepServerHtml = { __html: globalThis.window?.trustedTypes?.emptyHTML ?? '' }

/**
 * The prerendered copy of a tour dialog. In the browser, the HTML from the server is kept as it is, so
 * that the long texts stay out of the JavaScript of the page.
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
      dangerouslySetInnerHTML={keepServerHtml}
    />
  )
}
