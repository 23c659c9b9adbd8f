import { memo, Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part'
import { plainText } from '../../lib/plain-text'

const richText = lazyPart(() => import('../ui/rich-text').then((module) => module.RichText))

/**
 * The short text of a tour. Its reader of HTML comes after the page: until then stand the
 * server's HTML or, on a page that React builds itself, the bare words. Memoised, because
 * rendered again before that, React would discard the server's HTML.
 */
export const TourDescription = memo(function TourDescription({ html }: { html: string }) {
  return (
    <Suspense fallback={plainText(html)}>
      <richText.Component html={html} inline />
    </Suspense>
  )
})
