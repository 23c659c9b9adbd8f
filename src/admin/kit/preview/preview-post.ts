import { pictureFiles } from '../../../content/pictures'
import type { Article, ArticleCard, Focus } from '../../../content/model'
import { nairobiDay } from '../../../lib/calendar-day'
import { readingMinutes } from '../../../lib/reading-time'
import { shownPicture, shownStory, standIns } from './stand-ins'

/** What a preview needs of the fields of the post editor. */
export type PreviewPostValues = {
  title: string
  slug: string
  excerpt: string
  content: string
  category: string
  author: string
  date: string
  /** '' for none. */
  updatedOn: string
  readMinutes: string
  image: string
  imageAlt: string
  focus: Focus
}

type PreviewPost = {
  article: ArticleCard & Pick<Article, 'content'>
  /** Names of what is made up because it is missing. */
  missing: string[]
}

/** The article that visitors would see at the moment `now`. */
export function previewPost(values: PreviewPostValues, now: Date): PreviewPost {
  const { or, missing } = standIns()
  const picture = shownPicture(values.image, values.imageAlt, values.focus)
  const article = {
    id: 0,
    slug: values.slug || 'preview',
    title: or('Title', values.title, 'Title of the post'),
    excerpt: values.excerpt,
    category: or('Category', values.category, '…'),
    author: or('Author', values.author, '…'),
    date: or('Date', values.date, nairobiDay(now)),
    ...(values.updatedOn !== '' && { updated: values.updatedOn }),
    readTime: Number.parseInt(values.readMinutes, 10) || readingMinutes(values.content),
    content: shownStory(or('Story', values.content, '<p>…</p>')),
    ...picture,
    picture: pictureFiles[picture.image],
  }
  if (picture.image !== values.image) missing.push('Picture')
  return { article, missing }
}
