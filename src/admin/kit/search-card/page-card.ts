import { z } from 'zod'
import { site } from '../../../content/site'
import { paths } from '../../../lib/paths'
import { plainText } from '../../../lib/plain-text'
import { plainTitle } from '../../../lib/tour-title'
import { slugify } from '../fields/slugify'

/** What a page tells search engines and chats about itself; the same as its `PageMeta`. */
export type PageCard = {
  /** Title in the browser tab and in search results. */
  fullTitle: string
  /** Title in a chat. */
  title: string
  description: string
  /** Path of the page. */
  path: string
  /** URL of its picture as in the content; '' for none. */
  image: string
}

const text = z.string().catch('')
const formSchema = z.object({
  title: text,
  slug: text,
  image: text,
  description: text,
  excerpt: text,
})

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim()

/** The card of a tour or post, from its editor's values. */
export function pageCard(kind: 'tour' | 'post', values: unknown): PageCard {
  const { title: written, slug, image, description, excerpt } = formSchema.parse(values)
  const title = kind === 'tour' ? plainTitle(oneLine(written)) : oneLine(written)
  const address = slug.trim() || slugify(written)
  return {
    title,
    fullTitle: title && `${title} | ${site.name}`,
    description: kind === 'tour' ? plainText(description) : oneLine(excerpt),
    path: kind === 'tour' ? paths.tour(address) : paths.article(address),
    image: image.trim(),
  }
}
