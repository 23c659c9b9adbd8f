import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  constants,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bootLocalStack } from '../../supabase/local/stack'
import { eventually } from '../eventually'
import { startCommand } from './run-command'

let folder: string
let dataDir: string
/** Keeps the pipe open, so that whoever reads it waits. */
let pipe: number

/** Data with a picture that takes for ever to read, as on a disk that does not answer. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shamba-backup-'))
  dataDir = join(folder, 'data')
  const stack = await bootLocalStack({
    dataDir,
    adminPassword: 'secret-enough',
    siteUrl: 'http://localhost',
  })
  await stack.sql(`insert into storage.objects (bucket_id, name) values ('gallery', 'slow.webp')`)
  await stack.stop()
  const name = createHash('sha256').update('gallery\0slow.webp').digest('hex')
  const file = join(dataDir, 'storage', name.slice(0, 2), name)
  mkdirSync(dirname(file), { recursive: true })
  execFileSync('mkfifo', [file])
  pipe = openSync(file, constants.O_RDWR)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('Z30 a backup that is interrupted leaves nothing behind', async () => {
  const target = join(folder, 'stick')
  mkdirSync(target)
  const command = startCommand(['backup', join(target, 'backup.tar.gz')], {
    env: { LOCAL_DATA_DIR: dataDir },
  })
  await eventually(() => expect(readdirSync(target)).toHaveLength(1))
  command.child.kill('SIGINT')
  await eventually(() => expect(readdirSync(target)).toEqual([]))
  closeSync(pipe)
  expect((await command.ended).code).not.toBe(0)
})
