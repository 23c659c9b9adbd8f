import { readChangedRows, readRows } from '../data/answers'
import { getClient } from '../data/client'
import { runBulk, type BulkResult } from '../kit/lists/run-bulk'
import { postRowSchema, type PostRow } from './blog-schema'
import { postFormSchema } from './post-form-schema'
import { valuesOfPost } from './post-form-values'

/** What can be done to several posts at once. */
export type PostChange =
  | { kind: 'publish' | 'unpublish' | 'delete' }
  | { kind: 'category'; category: string }

/**
 * Does one thing to many posts. A post that is not whole is not published; the reason names what is
 * missing. Never rejects.
 */
export function changePosts(ids: readonly number[], change: PostChange): Promise<BulkResult> {
  if (change.kind === 'publish') return publishWhole(ids)
  return runBulk(ids, (chunk) => write(chunk, change))
}

/** @returns ids of the posts that were changed */
async function write(ids: readonly number[], change: PostChange): Promise<number[]> {
  const table = getClient().from('blog_posts')
  const request = change.kind === 'delete' ? table.delete() : table.update(columnsOf(change))
  const changed = await readChangedRows(request.in('id', ids).select('id'))
  return changed.map(({ id }) => id)
}

function columnsOf(change: Exclude<PostChange, { kind: 'delete' }>) {
  if (change.kind === 'category') return { category: change.category }
  if (change.kind === 'publish') return { status: 'published' } as const
  return { status: 'unpublished', publish_at: null } as const
}

async function publishWhole(ids: readonly number[]): Promise<BulkResult> {
  const faults = new Map<number, string>()
  const result = await runBulk(ids, async (chunk) => {
    const posts = await readRows(
      getClient().from('blog_posts').select('*').in('id', chunk),
      postRowSchema,
    )
    for (const post of posts) {
      const fault = faultOf(post)
      if (fault) faults.set(post.id, fault)
    }
    const whole = posts.map(({ id }) => id).filter((id) => !faults.has(id))
    return whole.length > 0 ? write(whole, { kind: 'publish' }) : []
  })
  return {
    ...result,
    failed: result.failed.map(({ id, reason }) => ({ id, reason: faults.get(id) ?? reason })),
  }
}

/** What keeps a post, as it is stored, from being published; '' when nothing does. */
export function faultOf(post: PostRow): string {
  const { error } = postFormSchema.safeParse({ ...valuesOfPost(post), status: 'published' })
  const messages = error?.issues.map(({ message }) => message) ?? []
  return [...new Set(messages)].join(' ')
}
