import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import config, { builtFiles, sharedSite, studioSite, type LocalSite } from '../../playwright.config'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shamba-fresh-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the command that starts one of the servers of the browser tests, with another program as the server. */
function startServer(site: LocalSite): string {
  mkdirSync(join(folder, 'scripts'), { recursive: true })
  writeFileSync(
    join(folder, 'scripts/run.cjs'),
    `const { existsSync, readdirSync } = require('fs')
     const data = process.env.LOCAL_DATA_DIR
     console.log(process.argv[2], 'with', existsSync(data) ? readdirSync(data).sort().join() : 'nothing')`,
  )
  const { command = '', env } =
    [config.webServer].flat().find((server) => server?.url === `${site.url}/`) ?? {}
  const { stdout } = spawnSync(command, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return stdout.trim()
}

/** The data that an earlier run, or the first server of this one, has left. */
function leave({ dataDir }: LocalSite): void {
  for (const name of ['db', ...builtFiles]) {
    mkdirSync(join(folder, dataDir, name), { recursive: true })
  }
}

test('Z103 the first server of the browser tests starts without the data of the run before', () => {
  leave(sharedSite)
  mkdirSync(join(folder, '.local/db'), { recursive: true })
  expect(startServer(sharedSite)).toBe('start with nothing')
  expect(existsSync(join(folder, '.local/db'))).toBe(true)
  expect(readFileSync(join(folder, sharedSite.log), 'utf8').trim()).toBe('start with nothing')
})

test('Z103 the second has the site that the first has built, and a database of its own', () => {
  leave(sharedSite)
  leave(studioSite)
  const built = builtFiles.toSorted().join()
  expect(startServer(studioSite)).toBe(`start with ${built}`)
  expect(readFileSync(join(folder, studioSite.log), 'utf8').trim()).toBe(`start with ${built}`)
})

test('Z103 the first starts in a fresh clone, too', () => {
  expect(startServer(sharedSite)).toBe('start with nothing')
})
