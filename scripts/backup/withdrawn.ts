import { exists, registerTable, type Query } from './tables'

/** The bucket whose files the register names. */
export const pictureBucket = 'gallery'

/** When each picture was withdrawn, by the hash of its file. */
export type Register = ReadonlyMap<string, string>

/** The register of withdrawn pictures; empty where there is none. */
export async function readRegister(query: Query): Promise<Register> {
  if (!(await exists(query, registerTable))) return new Map()
  const rows = await query<{ hash: string; at: string }>(
    `select hash, at::text as at from ${registerTable} order by hash`,
  )
  return new Map(rows.map(({ hash, at }) => [hash, at]))
}

/**
 * Which files of the pictures' bucket the register of this database names, and what was derived from them.
 *
 * @param names names of files in that bucket
 */
export async function withdrawnFiles(
  query: Query,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!(await exists(query, registerTable))) return new Set()
  const rows = await query<{ name: string }>(
    'select name from unnest($1::text[]) as files (name) where private.is_withdrawn(name)',
    [[...names]],
  )
  return new Set(rows.map(({ name }) => name))
}

/**
 * Adds pictures to the register and removes them from the gallery, the log and the kept publishes, through
 * the triggers that run when consent is withdrawn.
 */
export async function withdrawPictures(query: Query, register: Register): Promise<void> {
  if (!(await exists(query, registerTable))) return
  await query(
    `insert into ${registerTable} (hash, at)
     select hash, at::timestamptz from unnest($1::text[], $2::text[]) as withdrawn (hash, at)
     on conflict (hash) do nothing`,
    [[...register.keys()], [...register.values()]],
  )
  await query(
    `update public.gallery_images g set consent = 'withdrawn'
     where g.consent <> 'withdrawn'
       and (private.is_withdrawn(public.picture_file(g.url)) or private.is_withdrawn(g.storage_path))`,
  )
  await forgetDeleted(query)
}

/**
 * Pictures that are withdrawn and deleted, but still in the log or in a kept publish. A temporary row in
 * this transaction lets the triggers find them.
 */
async function forgetDeleted(query: Query): Promise<void> {
  const addresses = await query<{ url: string }>(
    `select distinct url from (
       select l.old_row ->> 'url' as url from private.change_log l where l.table_name = 'gallery_images'
       union all
       select l.new_row ->> 'url' from private.change_log l where l.table_name = 'gallery_images'
       union all
       select shown ->> 'url' from public.publishes p, jsonb_array_elements(p.content -> 'gallery_images') shown
     ) as logged where url is not null and private.is_withdrawn(public.picture_file(url))`,
  )
  if (addresses.length === 0) return
  const [last] = await query<{ number: string; used: boolean }>(
    'select last_value::text as number, is_called as used from public.gallery_images_id_seq',
  )
  for (const { url } of addresses) {
    const [row] = await query<{ id: string }>(
      'insert into public.gallery_images (url) values ($1) returning id::text as id',
      [url],
    )
    await query('set local session_replication_role = replica')
    await query('delete from public.gallery_images where id = $1::bigint', [row?.id])
    await query(
      `delete from private.change_log where table_name = 'gallery_images' and row_id = $1`,
      [row?.id],
    )
    await query('set local session_replication_role = origin')
  }
  await query(`select setval('public.gallery_images_id_seq'::regclass, $1::bigint, $2)`, [
    last?.number,
    last?.used,
  ])
}
