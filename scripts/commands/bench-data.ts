import { parseArgs } from 'node:util'
import { bootLocalStack } from '../../supabase/local/stack'
import { StartError } from '../../supabase/local/start-error'
import { log } from '../local-server/console'
import { readSettings } from '../settings'

const usage = 'Usage: npm run bench:data -- --tours 10000 --pictures 100000'

/**
 * SQL that adds generated tours and pictures, to measure the studio with large tables. The rows are named
 * "Bench …", a tenth of them are drafts, and none of this is logged.
 */
export function benchSql(tours: number, pictures: number): string {
  return `
    alter table public.tours disable trigger user;
    alter table public.gallery_images disable trigger user;
    insert into public.tours (
      title, slug, category, duration, location, status, sort_order, created_at, updated_at, description
    )
    select 'Bench tour ' || n, 'bench-tour-' || (start.id + n),
      (array['Farm Tours', 'Safari & Wildlife', 'Cultural & Urban', 'Regional Experiences', 'Educational Tours'])[1 + n % 5],
      '1 day', 'Bench place ' || n % 47, case when n % 10 = 0 then 'draft' else 'published' end,
      start.place + 1024 * n, now() - n * interval '1 minute', now() - (n * 7919 % ${tours}) * interval '1 minute',
      repeat('Text of a bench tour. ', 20)
    from generate_series(1, ${tours}) n,
      (select coalesce(max(id), 0) as id, coalesce(max(sort_order), 0) as place from public.tours) start;
    insert into public.gallery_images (
      url, title, category, alt, status, sort_order, created_at, updated_at, width, height
    )
    select '/images/bench/' || n || '.webp', 'Bench picture ' || n, 'Bench ' || n % 12, 'Bench picture ' || n,
      case when n % 10 = 0 then 'draft' else 'published' end,
      start.place + 1024 * n, now() - n * interval '1 minute', now() - (n::bigint * 7919 % ${pictures}) * interval '1 minute',
      1600, 1200
    from generate_series(1, ${pictures}) n,
      (select coalesce(max(sort_order), 0) as place from public.gallery_images) start;
    alter table public.tours enable trigger user;
    alter table public.gallery_images enable trigger user;
    analyze public.tours;
    analyze public.gallery_images;`
}

/** Fills the local data folder; `npm run reset` takes it all away again. */
export async function main(args: readonly string[]): Promise<void> {
  const { tours, pictures } = readCounts(args)
  const { dataDir, contentDir, adminPassword } = readSettings()
  const stack = await bootLocalStack({
    dataDir,
    contentDir,
    adminPassword,
    siteUrl: 'http://localhost',
    log,
  })
  try {
    await stack.sql(benchSql(tours, pictures))
    log(`${tours} tours and ${pictures} pictures added; npm run reset takes them away`)
  } finally {
    await stack.stop()
  }
}

function readCounts(args: readonly string[]): { tours: number; pictures: number } {
  const options = { tours: { type: 'string' }, pictures: { type: 'string' } } as const
  const count = (value = '0') => {
    // A million times the gap between positions still fits the column.
    if (/^\d{1,7}$/.test(value) && Number(value) <= 1_000_000) return Number(value)
    throw new StartError(`${value} is no number from 0 to 1000000. ${usage}`)
  }
  let values: { tours?: string; pictures?: string }
  try {
    values = parseArgs({ args: [...args], options }).values
  } catch {
    throw new StartError(usage)
  }
  if (values.tours === undefined && values.pictures === undefined) throw new StartError(usage)
  return { tours: count(values.tours), pictures: count(values.pictures) }
}
