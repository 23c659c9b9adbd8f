import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocalStack } from '../../supabase/local/stack'
import { publishFolders } from './publish-folders'
import { isWhole } from './release-folders'
import { noRelease, storedPointer, writePointer, type LivePointer } from './release-pointer'
import { readRecord } from './release-record'

type Search = { dataDir: string; sql: LocalStack['sql']; log: (line: string) => void }

/**
 * The pointer of a data folder. A lost or truncated one is rebuilt from the log of publishes: it names the
 * newest live publish whose release is complete, or else its recorded content, to be built again.
 */
export async function findPointer({ dataDir, sql, log }: Search): Promise<LivePointer> {
  const stored = await storedPointer(dataDir)
  if (stored !== null) return stored
  const live = await sql<{ id: number; has_content: boolean }>(
    `select id, content is not null as has_content from public.publishes
     where status = 'live' order by id desc`,
    [],
  )
  const releases = await releasesByPublish(dataDir)
  for (const { id, has_content } of live) {
    const found = releases.get(id)
    if (found === undefined && !has_content) continue
    log(
      found
        ? `which site is live was lost (live.json): it is that of publish ${id} again`
        : `which site is live was lost (live.json): that of publish ${id} is built again`,
    )
    await recordLostPublishes({ sql, log }, id)
    const pointer = found ?? { ...noRelease, publish: id }
    await writePointer(dataDir, pointer)
    return pointer
  }
  if (live.length > 0) await recordLostPublishes({ sql, log }, 0)
  return noRelease
}

/** A pointer to each complete release of a publish, by the publish. */
async function releasesByPublish(dataDir: string): Promise<Map<number, LivePointer>> {
  const { releases } = publishFolders(dataDir)
  const found = new Map<number, LivePointer>()
  const names: string[] = await readdir(releases).catch(() => [])
  // A later release of the same publish was built from newer code.
  for (const release of names.toSorted()) {
    if (!isWhole(dataDir, release)) continue
    const record = readRecord(join(releases, release))
    if (record?.publish == null) continue
    const { publish, content, inputs } = record
    found.set(publish, { release, previous: [], content, inputs, publish })
  }
  return found
}

/**
 * Notes in the terminal and in the log of publishes that later publishes are not on the site.
 *
 * @param publish id of the publish that is on the site; 0 for the content as committed
 */
export async function recordLostPublishes({ sql, log }: Omit<Search, 'dataDir'>, publish: number) {
  const message =
    publish === 0
      ? 'The files of this publish were lost on this machine, and the site shows the content as it was committed. Publish again.'
      : `The files of this publish were lost on this machine, and the site shows publish ${publish}. Publish again.`
  const lost = await sql<{ id: number }>(
    `update public.publishes set status = 'failed', message = $2
     where status = 'live' and id > $1 and id = (select max(id) from public.publishes where status = 'live')
     returning id`,
    [publish, message],
  )
  for (const { id } of lost) log(`publish ${id}: ${message}`)
}
