import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { articles } from '../src/content/articles'
import { gallery } from '../src/content/gallery'
import { homeFeatured } from '../src/content/home-featured'
import { redirects } from '../src/content/redirects'
import { tours } from '../src/content/tours'
import { seedSql } from './publish/seed-content'

const seedFile = fileURLToPath(new URL('../supabase/seed.sql', import.meta.url))

/** Writes the seed file; with `--check` only says (exit code 1) when it is stale. */
export function main(args: readonly string[], file = seedFile): void {
  const sql = seedSql({ tours, articles, gallery, homeFeatured, redirects })
  const present = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (args.includes('--check')) {
    if (present === sql) return
    console.error('supabase/seed.sql does not match src/content: run `npm run content:seed`.')
    process.exitCode = 1
    return
  }
  if (present !== sql) writeFileSync(file, sql)
  console.log(present === sql ? 'supabase/seed.sql is up to date.' : 'supabase/seed.sql written.')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2))
