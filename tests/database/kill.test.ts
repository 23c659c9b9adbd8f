import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { bootForTest } from './local-stack'
import { sampleFolder, temporaryFolder } from './temporary-folder'

const program = fileURLToPath(new URL('writing-process.ts', import.meta.url))

/** Starts the writing process; its lines come one by one. */
function start(dataDir: string): { child: ChildProcess; lines: AsyncIterableIterator<string> } {
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  if (child.stdout === null) throw new Error('no output to read')
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

test('X14 keeps every acknowledged write over kill -9, and starts again at once', async () => {
  const dataDir = sampleFolder()
  for (const count of [25, 40]) {
    const { child, lines } = start(dataDir)
    const acknowledged: string[] = []
    for await (const line of lines) {
      if (line.startsWith('wrote ')) acknowledged.push(line.slice('wrote '.length))
      if (acknowledged.length >= count) break
    }
    await kill(child)
    const stack = await bootForTest(dataDir)
    const rows = await stack.sql<{ title: string }>(
      `select title from public.tours where title like 'Burst %'`,
    )
    const titles = new Set(rows.map((row) => row.title))
    expect(acknowledged.filter((title) => !titles.has(title))).toEqual([])
    expect(acknowledged).toHaveLength(count)
    const [log] = await stack.sql<{ count: number }>(
      `select count(*)::int as count from private.change_log where new_row ->> 'title' like 'Burst %'`,
    )
    expect(log?.count).toBe(rows.length)
    await stack.stop()
  }
})

// The last phase is the first that a killed boot could mistake for a finished one.
test.each(['nothing', 'seeded'])(
  'X14 a first boot killed after "%s" is completed by the next start',
  async (phase) => {
    const dataDir = temporaryFolder()
    const { child, lines } = start(dataDir)
    if (phase === 'nothing') {
      // Killed while PostgreSQL initialises its folder.
      while (!existsSync(join(dataDir, 'db/base')))
        await new Promise((resolve) => setTimeout(resolve, 5))
    } else {
      for await (const line of lines) if (line.includes(phase)) break
    }
    await kill(child)
    expect(existsSync(join(dataDir, 'db.building'))).toBe(true)
    const stack = await bootForTest(dataDir)
    const [found] = await stack.sql<{ tours: number; migrations: number; admins: number }>(
      `select (select count(*)::int from public.tours) as tours,
         (select count(*)::int from supabase_migrations.schema_migrations) as migrations,
         (select count(*)::int from public.user_roles where role = 'admin') as admins`,
    )
    expect(found?.tours).toBeGreaterThan(0)
    expect(found?.migrations).toBeGreaterThan(0)
    expect(found?.admins).toBe(1)
    expect(existsSync(join(dataDir, 'db.building'))).toBe(false)
  },
)
