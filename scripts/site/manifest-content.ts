import { articles } from '../../src/content/articles'
import { gallery } from '../../src/content/gallery'
import { homeFeatured } from '../../src/content/home-featured'
import { publishedRows } from '../../src/content/published-rows'
import { redirects } from '../../src/content/redirects'
import { tours } from '../../src/content/tours'
import { withdrawnPictures } from '../../src/content/withdrawn'
import { toRows } from '../../src/publish/to-rows'

// Imported by way of `importModule`, so that it sees the content of the build.

/** The content of a build as rows. */
export const rows = toRows({ tours, articles, gallery, homeFeatured, redirects })

/** Hashes of the rows as they were pulled, by key. */
export const hashes: Readonly<Record<string, string>> = publishedRows

/** Hashes of the names of pictures whose consent was withdrawn. */
export const withdrawn: readonly string[] = withdrawnPictures
