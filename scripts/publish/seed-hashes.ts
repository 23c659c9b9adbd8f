import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDataFolder } from '../../supabase/local/stack'
import { contentHashesSchema, type ContentHashes } from './content-hashes'

/**
 * Computes the hashes of a seed in a temporary embedded database. Takes some seconds.
 *
 * @param sql text of the seed
 * @throws Error when the seed does not fit the tables
 */
export async function seedHashes(sql: string): Promise<ContentHashes> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shamba-seed-'))
  let answer: unknown
  try {
    await fillDataFolder({ dataDir }, undefined, {
      load: async (driver) => void (await driver.exec(sql)),
      finish: async (driver) => {
        const { rows } = await driver.query<{ content: unknown }>(
          'select public.published_content() as content',
        )
        answer = rows[0]?.content
      },
    })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  return contentHashesSchema.parse(answer)
}
