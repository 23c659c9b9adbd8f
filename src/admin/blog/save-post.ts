import { readChangedRows } from '../data/answers'
import { getClient } from '../data/client'
import { refuseTakenAddress } from '../kit/editing/refuse-taken-address'
import { postRowSchema, type PostRow } from './blog-schema'
import { rowOfPost, type PostFormValues } from './blog-schema'

/**
 * Writes a blog post: over version `version` of post `id`, or as a new one where there is no version.
 *
 * @returns the row as it now stands
 * @throws NothingChanged when the version has moved on, or the account may not write;
 *   FieldRefusal when another post has the address; RequestFailure otherwise
 */
export async function savePost(
  values: PostFormValues,
  id: number | 'new',
  version: number | null,
): Promise<PostRow> {
  const table = getClient().from('blog_posts')
  const row = rowOfPost(values)
  const [saved] = await refuseTakenAddress(
    readChangedRows(
      id === 'new' || version === null
        ? table.insert(row).select('*')
        : table.update(row).eq('id', id).eq('version', version).select('*'),
    ),
  )
  return postRowSchema.parse(saved)
}
