import { articles } from './articles'
import { tours } from './tours'

// Precomputed by the build like `tour-cards.ts`, because it is derived from all stories.

/** The slug of the tour that an article is about: the first one that its text links to. By the article's slug. */
export const articleTours: Readonly<Record<string, string>> = Object.fromEntries(
  articles.flatMap(({ slug, content }) => {
    const tour = firstTourIn(content)
    return tour === undefined ? [] : [[slug, tour]]
  }),
)

/** The slug of the first tour that a text links to, in the HTML that `sanitiseRichText` has written. */
function firstTourIn(html: string): string | undefined {
  const linked = [...html.matchAll(/\shref="\/tours\/([^"/?#]+)/g)].map(([, slug]) => slug)
  return linked.find((slug) => tours.some((tour) => tour.slug === slug))
}
