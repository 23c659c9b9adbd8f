import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { moveAside } from '../../../scripts/backup/kept-data'

test('Z33 data that is moved aside is kept, even when the clock has been set back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shamba-kept-'))
  onTestFinished(() => {
    vi.useRealTimers()
    rmSync(folder, { recursive: true, force: true })
  })
  const keep = (time: string) => {
    vi.setSystemTime(time)
    writeFileSync(join(folder, 'keys.json'), time)
    return moveAside(folder) ?? ''
  }
  const before = [1, 2, 3].map((number) => keep(`2026-11-22T10:00:0${number}Z`))
  // A machine without a battery begins where its system was made.
  const after = [1, 2].map((day) => keep(`2021-01-0${day}T00:00:00Z`))
  expect(before.map((state) => existsSync(state))).toEqual([false, false, true])
  expect(after.map((state) => readFileSync(join(state, 'keys.json'), 'utf8'))).toEqual([
    '2021-01-01T00:00:00Z',
    '2021-01-02T00:00:00Z',
  ])
})
