import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOrCreateKeys } from '../../supabase/local/keys'
import { freePort, startCommand, waitForText, type RunningCommand } from './run-command'

const password = 'a-password-for-tests'
const dataDir = mkdtempSync(join(tmpdir(), 'shamba-durability-'))
let port = 0

beforeAll(async () => {
  port = await freePort()
})

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function startSite(): Promise<RunningCommand> {
  const env = { PORT: String(port), LOCAL_DATA_DIR: dataDir, LOCAL_ADMIN_PASSWORD: password }
  const site = startCommand(['start'], { env })
  await waitForText(site, 'Ctrl+C')
  return site
}

async function signIn(): Promise<SupabaseClient> {
  const { publishableKey } = readOrCreateKeys(dataDir)
  const client = createClient(`http://localhost:${port}`, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket, and createClient insists on one although nothing here uses it.
    // oxlint-disable-next-line typescript/no-extraneous-class, typescript/no-unsafe-type-assertion
    realtime: { transport: class {} as never },
  })
  const { error } = await client.auth.signInWithPassword({ email: 'admin@example.com', password })
  expect(error).toBeNull()
  return client
}

async function featuredOf(client: SupabaseClient): Promise<Map<number, boolean>> {
  const { data } = await client.from('tours').select('id, featured').throwOnError()
  return new Map(data?.map((tour) => [Number(tour.id), Boolean(tour.featured)]))
}

test('npm start says where the site is and how to sign in, and serves it', async () => {
  const site = await startSite()
  expect(site.output()).toContain(`http://localhost:${port}`)
  expect(site.output()).toContain('admin@example.com')
  expect(site.output()).toContain(password)
  const page = await fetch(`http://localhost:${port}/tours`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('All Tours &amp; Itineraries')

  site.child.kill('SIGINT')
  expect(await site.ended).toMatchObject({ code: 0 })
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow('fetch failed')
})

test('kill -9 in a burst of 200 feature toggles loses none that was answered', async () => {
  const site = await startSite()
  const client = await signIn()
  const acknowledged = await featuredOf(client)
  const ids = [...acknowledged.keys()]
  const inFlight = new Set<number>()

  const toggle = async (id: number, featured: boolean) => {
    inFlight.add(id)
    const { data, error } = await client
      .from('tours')
      .update({ featured })
      .eq('id', id)
      .select('id')
    // A request that the kill cut off may or may not have been carried out; its answer never came.
    if (error || data?.length !== 1) return
    inFlight.delete(id)
    acknowledged.set(id, featured)
  }

  // Round after round, every tour is toggled at once; in the last round the process dies as soon
  // as a few answers are in and the others are on their way.
  let answered = 0
  const rounds = Math.ceil(200 / ids.length)
  for (let round = 1; round <= rounds; round++) {
    const wanted = new Map(ids.map((id) => [id, !acknowledged.get(id)]))
    const answers = [...wanted].map(async ([id, featured]) => {
      await toggle(id, featured)
      answered += inFlight.has(id) ? 0 : 1
      if (round === rounds && answered >= (rounds - 1) * ids.length + 3) site.child.kill('SIGKILL')
    })
    await Promise.all(answers)
  }
  expect(answered).toBeGreaterThanOrEqual((rounds - 1) * ids.length)
  await site.ended

  const again = await startSite()
  const stored = await featuredOf(await signIn())
  const lost = ids.filter((id) => !inFlight.has(id) && stored.get(id) !== acknowledged.get(id))
  expect(lost).toEqual([])
  expect(stored.size).toBe(ids.length)
  again.child.kill('SIGTERM')
  expect(await again.ended).toMatchObject({ code: 0 })
})
