import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { post } from '../../content/collections/posts'
import { site } from '../../content/site'
import { nairobiDay } from '../../lib/calendar-day'
import { adminPaths } from '../../lib/admin-paths'
import { withReadingTime } from '../../lib/reading-time'
import { getClient } from '../data/client'
import { text } from '../data/lenient'
import { queryKeys } from '../data/query-keys'
import { readRows } from '../data/responses'
import { stateChanges, type BulkChange } from '../kit/collection/bulk-changes'
import { defineCollection, draftCopy } from '../kit/collection/collection'
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
  created_by: z.string().nullable().catch(null),
})

export type PostRow = z.infer<typeof postRowSchema>

/** The columns that the list shows. Only a wrong id makes it fail. */
const postCardSchema = postRowSchema
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
    first_published_at: true,
    created_by: true,
  })
  .extend({ title: text.transform((title) => title || 'Untitled') })

export type PostCardRow = z.infer<typeof postCardSchema>

/** Queries and mutations of the table `blog_posts`. */
export const posts = defineCollection({
  table: 'blog_posts',
  many: 'blog posts',
  rowSchema: postRowSchema,
  cardSchema: postCardSchema,
  valuesOf: valuesOfPost,
  rowOf: rowOfPost,
  hasSlug: true,
  copyOf: draftCopy,
  editPathOf: (id) => adminPaths.post(id),
})

type PostChange = BulkChange<'blog_posts', PostRow>

/**
 * Bulk actions by the label of their group.
 *
 * @param categories to choose from; if empty, the group is left out
 */
export function postChanges(
  categories: readonly string[],
): Readonly<Record<string, readonly PostChange[]>> {
  return {
    Status: stateChanges(faultsOfPost),
    ...(categories.length > 0 && {
      Category: categories.map((category) => ({
        id: `category:${category}`,
        label: category,
        verb: 'moved to another category',
        columns: { category },
      })),
    }),
    Remove: [{ id: 'delete', label: 'Delete', verb: 'deleted', columns: null }],
  }
}

/** Suggestions come from this many of the newest posts. */
const sampleSize = 500

const suggestionsSchema = z.object({ category: text, author: text })

/** The distinct categories and authors of the newest posts, sorted. */
export const postSuggestionsOptions = queryOptions({
  queryKey: [...queryKeys.blog_posts, 'suggestions'],
  queryFn: async ({ signal }) => {
    const rows = await readRows(
      getClient()
        .from('blog_posts')
        .select('category, author')
        .order('created_at', { ascending: false })
        .range(0, sampleSize - 1)
        .abortSignal(signal),
      suggestionsSchema,
    )
    return {
      categories: distinct(rows.map(({ category }) => category)),
      authors: distinct(rows.map(({ author }) => author)),
    }
  },
  meta: { task: 'Loading categories and authors' },
})

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter(Boolean).toSorted((one, other) => one.localeCompare(other))
}
