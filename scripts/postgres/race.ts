import type { Cluster } from './cluster'

const remove = (who: string) =>
  `delete from public.user_roles where user_id = tests.id_of('${who}');`

/** The deliberate mistake for this race. */
export const removeLock = `do $$ begin execute replace(
  pg_get_functiondef('private.keep_one_admin()'::regprocedure),
  'perform pg_advisory_xact_lock(hashtext(''keep one admin''));', ''); end $$`

/**
 * Two administrators are removed at the same moment: one transaction has removed the first and is still
 * open when another removes the second. Without a lock both would find the other one still there.
 *
 * @returns what is wrong, or undefined
 */
export async function raceForLastAdmin(
  cluster: Cluster,
  database: string,
): Promise<string | undefined> {
  const first = cluster.session(database)
  const second = cluster.session(database)
  try {
    first.send(`begin; ${remove('admin')} select 'removed';`)
    await first.printed('removed')
    second.send(`${remove('second')} select 'answered';`)
    await waitUntilBlocked(cluster, database, second.hasPrinted)
    first.send('commit;')
    await Promise.all([first.end(), second.end()])
  } finally {
    first.kill()
    second.kill()
  }
  const left = `select count(*) from public.user_roles where role = 'admin'`
  const { output } = cluster.run(database, ['-c', left])
  return output.trim() === '1' ? undefined : `${output.trim()} administrators are left instead of 1`
}

/** Until the second one waits for a lock, or has gone through because there is none. */
async function waitUntilBlocked(
  cluster: Cluster,
  database: string,
  hasAnswered: (text: string) => boolean,
): Promise<void> {
  const blocked = `select count(*) from pg_stat_activity where datname = '${database}' and wait_event_type = 'Lock'`
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (hasAnswered('answered')) return
    if (cluster.run('postgres', ['-c', blocked]).output.trim() === '1') return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the second session neither waited nor answered')
}
