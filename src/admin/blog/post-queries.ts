import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { paths } from '../../lib/paths'
import { readRows } from '../data/responses'
import { getClient } from '../data/client'
import { queryKeys } from '../data/query-keys'
import { text } from '../data/lenient'
import { copyTitle, defineCollection, type BulkChange } from '../kit/collection/collection'
import {
  faultsOfPost,
  postCardSchema,
  postRowSchema,
  rowOfPost,
  valuesOfPost,
  type PostRow,
} from './post-schema'

/** Queries and mutations of the table `blog_posts`. */
export const posts = defineCollection({
  table: 'blog_posts',
  many: 'blog posts',
  rowSchema: postRowSchema,
  cardSchema: postCardSchema,
  valuesOf: valuesOfPost,
  rowOf: rowOfPost,
  hasSlug: true,
  copyOf: (values) => ({
    ...values,
    title: copyTitle(values.title),
    slug: '',
    status: 'draft',
    publishAt: '',
  }),
  editPathOf: (id) => paths.adminPost(id),
})

export type PostChange = BulkChange<'blog_posts', PostRow>

/**
 * Bulk actions by the label of their group.
 *
 * @param categories to choose from; if empty, the group is left out
 */
export function postChanges(
  categories: readonly string[],
): Readonly<Record<string, readonly PostChange[]>> {
  return {
    Status: [
      {
        id: 'publish',
        label: 'Publish',
        verb: 'published',
        columns: { status: 'published' },
        check: (post) => faultsOfPost(post).join(' '),
      },
      {
        id: 'unpublish',
        label: 'Unpublish',
        verb: 'unpublished',
        columns: { status: 'unpublished', publish_at: null },
      },
    ],
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
export function postSuggestionsOptions() {
  return queryOptions({
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
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter(Boolean).toSorted((one, other) => one.localeCompare(other))
}
