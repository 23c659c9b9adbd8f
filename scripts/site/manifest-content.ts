import { articles } from '../../src/content/articles'
import { allFacts } from '../../src/content/facts/all'
import { gallery } from '../../src/content/gallery'
import { homeFeatured } from '../../src/content/home-featured'
import { publishedHashes, seededHashes } from '../../src/content/published-rows'
import { redirects } from '../../src/content/redirects'
import { tours } from '../../src/content/tours'
import { withdrawnPictures } from '../../src/content/withdrawn'
import { isExternal } from '../../src/lib/safe-href'
import { cleanHtml } from '../../src/publish/clean-html'
import type { ContentRows } from '../../src/publish/rows'
import { toRows } from '../../src/publish/to-rows'
import type { ModuleHashes } from '../publish/content-hashes'

// Imported with `importModule`, so that it sees the content of the build.

/** The content of a build as rows. */
export const rows = toRows({ tours, articles, gallery, facts: allFacts, homeFeatured, redirects })

/** Service that plays the story film, or `file`. */
export const storyProvider: string = allFacts.hero.film.provider

const { countsPresses, serviceScript, serviceServer } = allFacts.counting

/** What public pages reach for what they count, see `HeaderSettings`. */
export const reached: { countsPresses: boolean; statisticsOrigins: readonly string[] } = {
  countsPresses,
  statisticsOrigins: [
    ...new Set(
      [serviceScript, serviceServer].filter(Boolean).map((address) => new URL(address).origin),
    ),
  ],
}

/** Hashes of the rows in the databases. */
export const hashes: ModuleHashes = { published: publishedHashes, seeded: seededHashes }

/** Hashes of the names of pictures whose consent was withdrawn. */
export const withdrawn: readonly string[] = withdrawnPictures

function originsOf({ tours, blog_posts, gallery_images }: ContentRows): string[] {
  const pictures = [
    ...tours.flatMap((tour) => [
      tour.image,
      ...cleanHtml(tour.description).pictures,
      ...cleanHtml(tour.full_description).pictures,
    ]),
    ...blog_posts.flatMap((post) => [post.image, ...cleanHtml(post.content).pictures]),
    ...gallery_images.map(({ url }) => url),
  ]
  const foreign = pictures.filter(isExternal).map((address) => new URL(address).origin)
  return [...new Set(foreign)].toSorted()
}

/** Origins of other sites whose pictures the content shows. */
export const pictureOrigins: readonly string[] = originsOf(rows)
