import { articles } from './articles'

// Precomputed by the build like `tour-cards.ts`.

/** Slugs of all articles, in order. */
export const articleSlugs: readonly string[] = articles.map((article) => article.slug)
