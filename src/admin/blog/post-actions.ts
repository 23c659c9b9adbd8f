import { readChangedRows, readOptionalRow } from '../data/answers'
import { getClient } from '../data/client'
import { NothingChanged } from '../data/errors'
import { explainRefusal } from '../data/explain-refusal'
import { copyTitle } from '../kit/lists/copy-title'
import { postRowSchema } from './blog-schema'
import { rowOfPost, valuesOfPost } from './post-form-values'

/**
 * Deletes a blog post by id.
 *
 * @throws NothingChanged when it was gone or may not be deleted; RequestFailure
 */
export async function deletePost(id: number): Promise<void> {
  await readChangedRows(getClient().from('blog_posts').delete().eq('id', id).select('id'))
}

/**
 * Makes a draft with all that a post says; the database gives it an address of its own.
 *
 * @returns id of the new post
 * @throws NothingChanged when the post is gone or may not be copied; RequestFailure
 */
export async function copyPost(id: number): Promise<number> {
  const table = () => getClient().from('blog_posts')
  const post = await readOptionalRow(table().select('*').eq('id', id).maybeSingle(), postRowSchema)
  if (!post) throw await explainRefusal(new NothingChanged('The post is gone'))
  const values = { ...valuesOfPost(post), title: copyTitle(post.title), slug: '', status: 'draft' }
  const [copy] = await readChangedRows(table().insert(rowOfPost(values)).select('id'))
  return copy.id
}
