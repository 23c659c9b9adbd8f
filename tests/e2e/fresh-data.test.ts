import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import config, { sharedSite, terminalLog } from '../../playwright.config'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shamba-fresh-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the command that starts the server of the browser tests, with another program as the server. */
function startServer(): string {
  mkdirSync(join(folder, 'scripts'), { recursive: true })
  writeFileSync(
    join(folder, 'scripts/run.cjs'),
    `const { existsSync } = require('fs')
     console.log(process.argv[2], existsSync(process.env.LOCAL_DATA_DIR) ? 'with old data' : 'without data')`,
  )
  const { command, env } = [config.webServer].flat()[0] ?? { command: '' }
  const { stdout } = spawnSync(command, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return stdout.trim()
}

test('Z103 the server of the browser tests starts without the data of the run before', () => {
  mkdirSync(join(folder, sharedSite.dataDir, 'db'), { recursive: true })
  mkdirSync(join(folder, '.local/db'), { recursive: true })
  expect(startServer()).toBe('start without data')
  expect(existsSync(join(folder, '.local/db'))).toBe(true)
  expect(readFileSync(join(folder, terminalLog), 'utf8').trim()).toBe('start without data')
})

test('Z103 it starts in a fresh clone, too', () => {
  expect(startServer()).toBe('start without data')
})
