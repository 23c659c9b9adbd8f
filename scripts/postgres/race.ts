import type { Cluster } from './cluster'
import { edit } from './mutation'

/** Two concurrent sessions, and a mutant without the lock, in which the second must fail the check. */
export type Race = {
  name: string
  /** The result in words when it is right. */
  success: string
  /** Runs it on a database; returns what is wrong, or undefined. */
  run: (cluster: Cluster, database: string) => Promise<string | undefined>
  /** SQL that removes the lock. */
  mutant: string
}

const publish = (who: string) =>
  `select tests.act('${who}', $$select public.begin_publish('{}')$$);`

export const races: readonly Race[] = [
  {
    name: 'K44 an address is invited while its account is confirmed',
    success: 'it gets the role, once',
    // Without a lock the invitation and the confirmation do not see each other.
    run: async (cluster, database) => {
      await race(
        cluster,
        database,
        `select tests.act('admin', $$select public.invite('waiting@example.org', 'editor')$$);`,
        `update auth.users set email_confirmed_at = now() where email = 'waiting@example.org';`,
      )
      const roles = count(
        cluster,
        database,
        `public.user_roles r join auth.users u on u.id = r.user_id where u.email = 'waiting@example.org'`,
      )
      return roles === '1' ? undefined : `${roles} roles instead of 1`
    },
    mutant: edit(
      'private.accept_invitation()',
      "perform pg_advisory_xact_lock(hashtext('invitation of ' || lower(new.email)));",
      '',
    ),
  },
  {
    name: 'K44 two sign-ins accept one invitation at once',
    success: 'it is accepted once',
    run: async (cluster, database) => {
      const confirm = `update auth.users set email_confirmed_at = now() where email = 'invited@example.org';`
      await race(cluster, database, confirm, confirm)
      const accepted = count(
        cluster,
        database,
        `private.change_log where table_name = 'invitations' and new_row ->> 'accepted_at' is not null`,
      )
      return accepted === '1' ? undefined : `it was accepted ${accepted} times instead of once`
    },
    mutant: edit(
      'private.invitation_state(private.invitations)',
      'when invitation.accepted_at is not null',
      'when false',
    ),
  },
  {
    name: 'Z4 the owner hands over to an administrator who is removed at the same moment',
    success: 'the new owner stays an administrator',
    // Without a lock neither sees the other's change.
    run: async (cluster, database) => {
      await race(
        cluster,
        database,
        `select tests.act('admin', $$select public.hand_over(tests.id_of('second'))$$);`,
        `delete from public.user_roles where user_id = tests.id_of('second') and role = 'admin';`,
      )
      const owners = count(
        cluster,
        database,
        `public.user_roles o join public.user_roles a using (user_id) where o.role = 'owner' and a.role = 'admin'`,
      )
      return owners === '1' ? undefined : 'the owner is no administrator'
    },
    mutant: edit(
      'private.keep_one_admin()',
      "perform pg_advisory_xact_lock(hashtext('administrators'));",
      '',
    ),
  },
  {
    name: 'Y5 two administrators publish at once',
    success: 'the second joins',
    run: async (cluster, database) => {
      await race(cluster, database, publish('admin'), publish('second'))
      const started = count(cluster, database, 'public.publishes')
      return started === '1' ? undefined : `${started} publishes have started instead of 1`
    },
    mutant: edit(
      'private.begin_publish(jsonb, boolean, text)',
      "perform pg_advisory_xact_lock(hashtext('publish'));",
      '',
    ),
  },
]

function count(cluster: Cluster, database: string, rows: string): string {
  return cluster.run(database, ['-c', `select count(*) from ${rows}`]).output.trim()
}

/** One transaction has done its work and is still open when another begins with its own. */
async function race(
  cluster: Cluster,
  database: string,
  ofFirst: string,
  ofSecond: string,
): Promise<void> {
  const first = cluster.session(database)
  const second = cluster.session(database)
  try {
    first.send(`begin; ${ofFirst} select 'done';`)
    await first.printed('done')
    second.send(`${ofSecond} select 'answered';`)
    await waitUntilBlocked(cluster, database, second.hasPrinted)
    first.send('commit;')
    await Promise.all([first.end(), second.end()])
  } finally {
    first.kill()
    second.kill()
  }
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
