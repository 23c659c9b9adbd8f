import { useState } from 'react'
import { post } from '../../../content/collections/posts'
import { pictureFiles } from '../../../content/pictures'
import { nairobiDay } from '../../../lib/calendar-day'
import { readingMinutes } from '../../../lib/reading-time'
import type { ValuesOf } from '../editing/collection-form'
import { contentOfValues, shownPicture, shownStory, placeholders } from './placeholders'
import { PreviewPanel } from './preview-panel'
import { ArticlePart } from './public-parts'

/** The post editor's values that a preview uses. */
export type PreviewPostValues = ValuesOf<typeof post.fields>

/**
 * The article as visitors would see it at `now`, and the labels of the missing fields that have
 * placeholders.
 */
export function previewPost(values: PreviewPostValues, now: Date) {
  const content = contentOfValues(post, values)
  const { focus: _focus, ...rest } = content
  const { texts, missing } = placeholders(post, content, {
    title: 'Title of the post',
    category: '…',
    author: '…',
    date: nairobiDay(now),
    content: '<p>…</p>',
  })
  const picture = shownPicture(content)
  const article = {
    ...rest,
    ...texts,
    id: 0,
    slug: content.slug || 'preview',
    readMinutes: content.readMinutes || readingMinutes(content.content),
    content: shownStory(texts.content ?? content.content),
    ...picture,
    picture: pictureFiles[picture.image],
  }
  if (picture.image !== content.image) missing.push(post.fields.image.label)
  return { article, missing }
}

/** The page of a post as readers would see it. */
export function PostPreviewPanel({ values }: { values: PreviewPostValues }) {
  const [now] = useState(() => new Date())
  const { article, missing } = previewPost(values, now)
  return (
    <PreviewPanel what="the page of this post" missing={missing}>
      <ArticlePart article={article} />
    </PreviewPanel>
  )
}
