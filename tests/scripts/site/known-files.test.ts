import { renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberedFor } from '../../../scripts/site/known-files'
import { dataFolder } from '../publish/local-data'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Computes a text of a file, and counts how often. */
function counting() {
  const compute = vi.fn<(bytes: Buffer) => string>((bytes) => bytes.toString())
  return { compute, valueOf: rememberedFor(compute) }
}

/** Lets a file grow as old as the clock of the process says. */
function wait(file: string, milliseconds: number): void {
  vi.setSystemTime(statSync(file).ctimeMs + milliseconds)
}

test('K120 a file that nobody touched is read once', async () => {
  const { compute, valueOf } = counting()
  const file = join(dataFolder(), 'one.txt')
  writeFileSync(file, 'one')
  wait(file, 5000)
  expect([await valueOf(file), await valueOf(file)]).toEqual(['one', 'one'])
  expect(compute).toHaveBeenCalledTimes(1)
})

test('K120 a file of the same size and time with other bytes is read again', async () => {
  const { valueOf } = counting()
  const folder = dataFolder()
  const file = join(folder, 'one.txt')
  writeFileSync(file, 'one')
  utimesSync(file, 1, 1)
  wait(file, 5000)
  expect(await valueOf(file)).toBe('one')
  writeFileSync(join(folder, 'next.txt'), 'two')
  utimesSync(join(folder, 'next.txt'), 1, 1)
  renameSync(join(folder, 'next.txt'), file)
  expect(await valueOf(file)).toBe('two')
})

test('K120 a file that was changed just now is not relied on', async () => {
  const { compute, valueOf } = counting()
  const file = join(dataFolder(), 'one.txt')
  writeFileSync(file, 'one')
  wait(file, 100)
  await valueOf(file)
  await valueOf(file)
  expect(compute).toHaveBeenCalledTimes(2)
})

test('a file that is gone is an error, whatever was known of it', async () => {
  const { valueOf } = counting()
  const file = join(dataFolder(), 'one.txt')
  writeFileSync(file, 'one')
  wait(file, 5000)
  await valueOf(file)
  rmSync(file)
  await expect(valueOf(file)).rejects.toThrow('ENOENT')
})
