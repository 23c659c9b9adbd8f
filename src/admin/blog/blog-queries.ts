import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readRows } from '../data/answers'
import { getClient } from '../data/client'
import { text } from '../data/tolerant'
import { readListPage } from '../kit/lists/list-query'
import type { ListView } from '../kit/lists/list-view'
import { readRow } from '../kit/read-row'
import { postCardSchema, postRowSchema } from './blog-schema'

/** One page of the blog posts as the address asks for it; all, the newest first, where it asks nothing. */
export function postListOptions(view: ListView) {
  return queryOptions({
    queryKey: ['blog_posts', 'list', view],
    queryFn: ({ signal }) => readListPage('blog_posts', view, postCardSchema, signal),
    placeholderData: keepPreviousData,
    meta: { task: 'Loading blog posts', failureToast: 'Failed to load blog posts' },
  })
}

/** One blog post; `null` when there is none with this id. */
export function postOptions(id: number) {
  return queryOptions({
    queryKey: ['blog_posts', 'one', id],
    queryFn: ({ signal }) => readRow('blog_posts', id, postRowSchema, signal),
    meta: { task: 'Loading a blog post' },
  })
}

/** So many of the newest posts tell which words are in use. */
const postsForWords = 500

const wordsSchema = z.object({ category: text, author: text })

/** The categories and authors of the newest posts, each once, sorted. */
export function postWordsOptions() {
  return queryOptions({
    queryKey: ['blog_posts', 'words'],
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
