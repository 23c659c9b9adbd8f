import { chmodSync, cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { damaged, diskError } from '../../supabase/local/disk'
import { boot } from './local-stack'
import { startError } from './start-error'
import { sampleFolder, temporaryFolder } from './temporary-folder'

/** What the disk of these tests says of itself. */
const disk = vi.hoisted((): { free: number | undefined; takesNothing: boolean } => ({
  free: undefined,
  takesNothing: false,
}))

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>()
  return {
    ...fs,
    statfsSync: (path: string) =>
      disk.free === undefined ? fs.statfsSync(path) : { bsize: 1, bavail: disk.free },
    writeFileSync: (...args: Parameters<typeof fs.writeFileSync>) => {
      if (disk.takesNothing) {
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
      }
      fs.writeFileSync(...args)
    },
  }
})

let prepared: string

beforeAll(() => {
  prepared = sampleFolder()
})

afterEach(() => {
  disk.free = undefined
  disk.takesNothing = false
})

const full = /^The disk that holds \S+ is full/
const rights = /^This account may not read or write everything in/
/** What no sentence may tell people to do to whole data. */
const destructive = /reset|delete|remove|damaged/

test.each([
  ['has no room left', { free: 0, takesNothing: false }],
  ['has less room than the database needs', { free: 10_000_000, takesNothing: false }],
  ['has used up its quota', { free: undefined, takesNothing: true }],
])(
  'Z34 a start says that the disk is full when it %s, and works once there is room',
  async (_name, state) => {
    Object.assign(disk, state)
    for (const folder of [prepared, join(temporaryFolder(), 'new')]) {
      const message = await startError(boot(folder))
      expect(message).toMatch(full)
      expect(message).not.toMatch(destructive)
      expect(existsSync(join(folder, 'db'))).toBe(folder === prepared)
    }
    Object.assign(disk, { free: undefined, takesNothing: false })
    const stack = await boot(prepared)
    expect(await stack.sql('select id from public.tours')).not.toEqual([])
    await stack.stop()
  },
)

/** Does without the rights of root, which may read everything; other accounts lose the rights to a path. */
async function withoutRights<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const isRoot = process.getuid?.() === 0
  chmodSync(path, isRoot ? 0o700 : 0o000)
  if (isRoot) process.seteuid?.(65_534)
  try {
    return await work()
  } finally {
    if (isRoot) process.seteuid?.(0)
    chmodSync(path, 0o700)
  }
}

test('Z34 a start says that rights are missing, for the folder and for the files in it', async () => {
  const folder = temporaryFolder()
  cpSync(prepared, folder, { recursive: true })
  chmodSync(join(folder, 'keys.json'), 0o644)
  const messages = [await withoutRights(folder, () => startError(boot(folder)))]
  chmodSync(folder, 0o777)
  messages.push(await withoutRights(join(folder, 'db'), () => startError(boot(folder))))
  for (const message of messages) {
    expect(message).toMatch(rights)
    expect(message).toContain('EACCES')
    expect(message).not.toMatch(destructive)
  }
  await (await boot(folder)).stop()
})

test('Z34 whatever the database throws becomes one of three sentences with a reason in words', () => {
  const sentence = (error: unknown) =>
    (diskError(prepared, error) ?? damaged(prepared, error)).message
  // As the WebAssembly build of the database throws them.
  expect(sentence({ name: 'ErrnoError', errno: 2 })).toMatch(rights)
  expect(sentence({ name: 'ErrnoError', errno: 51 })).toMatch(full)
  expect(sentence(Object.assign(new Error('could not extend file'), { code: '53100' }))).toMatch(
    full,
  )
  expect(sentence(new Error('x', { cause: { code: 'EROFS' } }))).toMatch(rights)
  for (const error of [{}, { errno: 44 }, undefined, null, 7, 'torn', new Error('torn')]) {
    const message = sentence(error)
    expect(message).toMatch(/^The local data in \S+ is damaged \([^()]+\): npm run restore/)
    expect(message).not.toMatch(/\[object|undefined|null/)
    expect(message.indexOf('restore')).toBeLessThan(message.indexOf('reset'))
  }
})

test('Z34 a database that stops on a full disk is not called damaged', async () => {
  disk.free = 1000
  expect(diskError(prepared, new Error('PGlite failed to initialize properly'))?.message).toMatch(
    full,
  )
})
