import { articles } from './articles'

// Evaluated by the build like `tour-slugs.ts`: what the build writes to files, no more.

/** Last part of every article's address, in order. */
export const articleSlugs: readonly string[] = articles.map((article) => article.slug)
