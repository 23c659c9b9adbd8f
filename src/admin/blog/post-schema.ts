import { z } from 'zod'
import { post } from '../../content/collections/posts'
import { site } from '../../content/site'
import { nairobiDay } from '../../lib/calendar-day'
import { withReadingTime } from '../../lib/reading-time'
import { text } from '../data/lenient'
import { collectionForm, stateFields } from '../kit/editing/collection-form'

const postForm = collectionForm(post, { ...post.fields, ...stateFields }, withReadingTime)

export const {
  labels: postLabels,
  valuesOf: valuesOfPost,
  rowOf: rowOfPost,
  schema: postFormSchema,
  faultsOf: faultsOfPost,
} = postForm

/** Values of the post form. */
export type PostFormValues = typeof postForm.empty

/** Initial values of a new post, dated to the day of `now` in Nairobi. */
export function newPost(now: Date): PostFormValues {
  return { ...postForm.empty, author: `${site.name} team`, date: nairobiDay(now) }
}

/** A row of `blog_posts` as the studio reads it; lenient, so that a damaged row can be opened and repaired. */
export const postRowSchema = postForm.rowSchema.extend({
  first_published_at: z.string().nullable().catch(null),
})

export type PostRow = z.infer<typeof postRowSchema>

/** The columns that the list shows. Only a wrong id makes it fail. */
export const postCardSchema = postRowSchema
  .pick({
    id: true,
    slug: true,
    excerpt: true,
    category: true,
    date: true,
    author: true,
    image: true,
    image_alt: true,
    status: true,
    publish_at: true,
  })
  .extend({ title: text.transform((title) => title || 'Untitled') })

export type PostCardRow = z.infer<typeof postCardSchema>
