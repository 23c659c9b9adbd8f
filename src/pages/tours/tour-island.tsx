import type { MouseEvent, Ref } from 'react'
import { overlayClass } from '../../components/tours/tour-overlay'
import { lookPressed } from '../../components/ui/deferred-hydration'
import { lazyPart } from '../../lib/lazy-part'
import { keptIds, toggleKept } from '../../lib/shortlist'

// Loaded on the server only.
const tourStatic = lazyPart(() =>
  import('../../components/tours/tour-static').then((module) => module.TourStatic),
)

/** Keep and Book Now of the copy, pressed after hydration and before the dialog has come. */
function hearCopy(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof Element)) return
  const link = target.closest<HTMLElement>('[data-early] a')
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    // The dialog opens its form as soon as it has come.
    event.preventDefault()
    window.earlyTap = link
    lookPressed(link)
  }
  const button = target.closest('[aria-pressed]')
  const id = Number(target.closest<HTMLElement>('[data-tour]')?.dataset['tour'])
  if (!button || !id) return
  toggleKept(id)
  button.setAttribute('aria-pressed', String(keptIds().includes(id)))
}

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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears a button, which keys press, too
    <div
      ref={ref}
      className={overlayClass}
      suppressHydrationWarning
      onClick={hearCopy}
      // oxlint-disable-next-line react/no-danger -- an empty string, so that React keeps the HTML
      dangerouslySetInnerHTML={keepServerHtml}
    />
  )
}
