import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { articles } from '../../src/content/articles'
import { allFacts } from '../../src/content/facts/all'
import { gallery } from '../../src/content/gallery'
import { homeFeatured } from '../../src/content/home-featured'
import { publishedHashes, seededHashes } from '../../src/content/published-rows'
import { redirects } from '../../src/content/redirects'
import { tours } from '../../src/content/tours'
import type { ContentHashes } from '../publish/content-hashes'
import { hashTexts } from '../publish/module-text'
import { seedSql } from '../publish/seed-content'

const project = {
  seed: fileURLToPath(new URL('../../supabase/seed.sql', import.meta.url)),
  hashes: fileURLToPath(new URL('../../src/content/published-rows.ts', import.meta.url)),
  ask: async (sql: string): Promise<ContentHashes> =>
    (await import('../publish/seed-hashes')).seedHashes(sql),
}

/**
 * Writes the seed file, and the hashes that a database with that seed has; with `--check` it only reports a
 * stale seed (exit code 1).
 *
 * @param places both files, and the function that computes the hashes
 */
export async function main(args: readonly string[], places = project): Promise<void> {
  const sql = seedSql({ tours, articles, gallery, facts: allFacts, homeFeatured, redirects })
  const current = existsSync(places.seed) ? readFileSync(places.seed, 'utf8') : ''
  if (args.includes('--check')) {
    if (current === sql) return
    console.error('supabase/seed.sql does not match src/content: run `npm run content:seed`.')
    process.exitCode = 1
    return
  }
  // Computed each time, because a new column of a view changes every hash.
  const seeded = await places.ask(sql)
  // Content that was edited by hand is in no other database.
  const isPulled = current === sql && !isDeepStrictEqual(publishedHashes, seededHashes)
  const hashes = { published: isPulled ? publishedHashes : seeded, seeded }
  for (const text of (await hashTexts(hashes)).values()) writeFileSync(places.hashes, text)
  if (current !== sql) writeFileSync(places.seed, sql)
  console.log(current === sql ? 'supabase/seed.sql is up to date.' : 'supabase/seed.sql written.')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.slice(2))
