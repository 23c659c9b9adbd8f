import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { filesNamedIn, missingFiles, outcomeOf, publish, PublishedSite } from './published-site'

// A file of its own: it takes as long as all other tests of commands, which run beside it.

const minutes = 60_000

test(
  'kill -9 at ten moments of a publish: what is served afterwards is one whole version',
  { timeout: 10 * minutes },
  async () => {
    const site = new PublishedSite()
    await site.start()
    let client = await site.signIn()
    const titles = new Map([[(await site.manifest()).hash, '']])
    const change = async (title: string) => {
      await client.from('tours').update({ title }).eq('id', 3).throwOnError()
      const begun = await publish(client, await site.manifest())
      titles.set(begun.hash, title)
      return begun
    }

    // One that is let through tells how long it takes.
    const begun = performance.now()
    await goesLive(client, await change('The first word of the test'))
    const duration = performance.now() - begun

    for (let round = 0; round < 10; round++) {
      const { id, hash } = await change(`Round ${round} of the test`)
      // Spread over the whole length and a little longer.
      const moment = ((round + Math.random()) / 10) * duration * 1.1
      await new Promise((resolve) => setTimeout(resolve, moment))
      // The builder of a server that died alone must not do harm either.
      site.kill(round % 2 ? 'server' : 'all')
      await site.ended()
      await site.start()
      client = await site.signIn()
      const { hash: live } = await site.manifest()
      expect(await faultsOf(site, titles.get(live))).toEqual([])
      const { status } = await outcomeOf(client, id)
      expect(status).toBe(live === hash ? 'live' : 'failed')
    }

    await goesLive(client, await change('The last word of the test'))
    expect(await faultsOf(site, 'The last word of the test')).toEqual([])
    await site.stop()
  },
)

async function goesLive(client: SupabaseClient, { id }: { id: number }): Promise<void> {
  expect(await outcomeOf(client, id)).toEqual({ status: 'live', message: null })
}

/** How what is served differs from one whole release with that title in it. */
async function faultsOf(site: PublishedSite, title: string | undefined): Promise<string[]> {
  if (title === undefined) return ['The manifest has a hash that nobody published.']
  const folder = join(site.dataDir, 'releases', site.release())
  const faults: string[] = []
  const pages = { '/': 'index.html', '/tours': 'tours.html', '/admin': 'app.html' }
  for (const [path, file] of Object.entries(pages)) {
    const html = await site.text(path)
    if (html !== readFileSync(join(folder, file), 'utf8'))
      faults.push(`${path} is of another release`)
    const files = filesNamedIn(html)
    if (files.length < 3) faults.push(`${path} names hardly any file`)
    // Looked up on the disk, too: the server would give those of the release before as well.
    faults.push(...files.filter((name) => !existsSync(join(folder, name))))
    faults.push(...(await missingFiles(site, files)))
  }
  if (!(await site.text('/tours')).includes(title)) faults.push(`/tours does not hold "${title}"`)
  return faults
}
