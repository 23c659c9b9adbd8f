import { matchPath } from 'react-router-dom'

/**
 * The slug that the address of an article names, decoded as servers decode it; undefined when the
 * encoding is broken.
 */
export function slugOfArticle(pathname: string): string | undefined {
  const slug = matchPath('/blog/:slug', pathname)?.params.slug
  try {
    return slug && decodeURIComponent(slug)
  } catch {
    return undefined
  }
}
