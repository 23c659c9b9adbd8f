import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { setTimeout as pause } from 'node:timers/promises'
import { readOrCreateKeys } from '../../supabase/local/keys'
import { localAdminEmail } from '../../supabase/local/admin-account'
import { readSettings } from '../settings'
import { medianOf } from './studio-browser'
import { withStudioServer } from './studio-server'

const port = 4477
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)

/** Milliseconds between two publishes: an editor reads what is live before the next one. */
const rest = 5000

/**
 * Prints how long a publish of one changed word takes on the local stack, from the press of Publish until the
 * public page shows the word. The median of `BENCH_ROUNDS` (5) publishes.
 */
export async function measurePublish(): Promise<void> {
  await withStudioServer(port, async (site, dataDir) => {
    const client = await signedIn(site, dataDir)
    const seconds: number[] = []
    for (let round = 1; round <= rounds; round++) {
      await pause(rest)
      seconds.push(await publishWord(client, site, `Measured ${round}`))
      console.log(`publish ${round}: ${seconds.at(-1)?.toFixed(1)} s`)
    }
    console.log(`median: ${medianOf(seconds).toFixed(1)} s`)
  })
}

async function signedIn(site: string, dataDir: string): Promise<SupabaseClient> {
  const client = createClient(site, readOrCreateKeys(dataDir).publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket, and createClient insists on one although nothing here uses it.
    // oxlint-disable-next-line typescript/no-extraneous-class, typescript/no-unsafe-type-assertion
    realtime: { transport: class {} as never },
  })
  const { error } = await client.auth.signInWithPassword({
    email: localAdminEmail,
    password: readSettings().adminPassword,
  })
  if (error) throw error
  return client
}

/** @returns seconds from the press until visitors see it */
async function publishWord(client: SupabaseClient, site: string, word: string): Promise<number> {
  await client.from('tours').update({ title: word }).eq('id', 3).throwOnError()
  const live: unknown = await (await fetch(`${site}/content-manifest.json`)).json()
  const begun = performance.now()
  const { error } = await client.functions.invoke('publish', { body: { live } })
  if (error) throw error
  while (!(await (await fetch(`${site}/tours`)).text()).includes(word)) {
    if (performance.now() - begun > 120_000) throw new Error('The publish did not go live.')
    await pause(50)
  }
  return (performance.now() - begun) / 1000
}
