import { createHash } from 'node:crypto'
import { exists, registerTable, type Query } from './tables'

/** The bucket whose files the register names. */
const pictureBucket = 'gallery'

/** Whether the register of withdrawn pictures names a stored file. */
export function isWithdrawn(
  register: ReadonlyMap<string, string>,
  bucket: string,
  name: string,
): boolean {
  return bucket === pictureBucket && register.has(createHash('sha256').update(name).digest('hex'))
}

/**
 * Adds pictures to the register and takes those pictures out of the rows, as a withdrawal would have.
 *
 * @param register hash of each file and since when
 * @returns how many pictures of the gallery were withdrawn by that
 */
export async function withdrawPictures(
  query: Query,
  register: ReadonlyMap<string, string>,
): Promise<number> {
  if (register.size === 0 || !(await exists(query, registerTable))) return 0
  await query(
    `insert into ${registerTable} (hash, at)
     select hash, at::timestamptz from unnest($1::text[], $2::text[]) as r (hash, at)
     on conflict (hash) do nothing`,
    [[...register.keys()], [...register.values()]],
  )
  // The name of a file, as the triggers of the table read it out of an address.
  const withdrawn = await query(
    `update public.gallery_images g set consent = 'withdrawn'
     where g.consent <> 'withdrawn' and encode(sha256(convert_to(
       regexp_replace(regexp_replace(g.url, '[?#].*$', ''), '^.*/storage/v1/object/public/${pictureBucket}/', ''), 'UTF8'
     )), 'hex') = any ($1::text[]) returning g.id`,
    [[...register.keys()]],
  )
  return withdrawn.length
}
