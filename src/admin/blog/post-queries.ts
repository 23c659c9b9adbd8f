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
} from './blog-schema'

/** What the studio reads of blog posts and writes to them. */
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
 * What can be done to several posts at once, under the names of the groups.
 *
 * @param categories to choose from; the group is left out where there are none
 */
export function postChanges(
  categories: readonly string[],
): Readonly<Record<string, readonly PostChange[]>> {
  return {
    State: [
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

/** So many of the newest posts tell which words are in use. */
const postsForWords = 500

const wordsSchema = z.object({ category: text, author: text })

/** The categories and authors of the newest posts, each once, sorted. */
export function postWordsOptions() {
  return queryOptions({
    queryKey: [...queryKeys.blog_posts, 'words'],
    queryFn: async ({ signal }) => {
      const rows = await readRows(
        getClient()
          .from('blog_posts')
          .select('category, author')
          .order('created_at', { ascending: false })
          .range(0, postsForWords - 1)
          .abortSignal(signal),
        wordsSchema,
      )
      return {
        categories: distinct(rows.map(({ category }) => category)),
        authors: distinct(rows.map(({ author }) => author)),
      }
    },
    meta: { task: 'Loading categories and authors' },
  })
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].filter(Boolean).toSorted((one, other) => one.localeCompare(other))
}
