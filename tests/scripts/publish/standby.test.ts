import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../eventually'
import { codeStamp } from '../../../scripts/publish/code-stamp'
import type { ReleaseJob } from '../../../scripts/publish/release-job'
import { createStandby } from '../../../scripts/publish/standby'
import { dataFolder } from './local-data'

const job: ReleaseJob = {
  rows: null,
  publish: null,
  contentDir: undefined,
  backend: { url: '', publishableKey: '' },
  outDir: null,
}

/** A standby with children that only answer, and whose program has the version `code.now`. */
function standbyWithChildren() {
  const children: { child: ChildProcess; isEarly: boolean }[] = []
  const code = { now: 'one' }
  const startChild = (isEarly: boolean) => {
    const file = join(import.meta.dirname, 'answering-child.cjs')
    const child = fork(file, [isEarly ? 'early' : 'late'], { execArgv: [], stdio: 'pipe' })
    children.push({ child, isEarly })
    return child
  }
  const standby = createStandby({ startChild, stamp: () => Promise.resolve(code.now) })
  onTestFinished(() => {
    standby.stop()
    for (const { child } of children) child.kill('SIGKILL')
  })
  return { standby, children, code }
}

test('K120 a publish is done by the child that was started beforehand, and the next one by another', async () => {
  const { standby, children } = standbyWithChildren()
  await standby.prepare()
  await standby.prepare()
  expect(children.map(({ isEarly }) => isEarly)).toEqual([true])
  const first = await standby.run(job)
  expect(first).toMatchObject({ hash: 'early', inputs: String(children[0]?.child.pid) })
  await eventually(() => expect(children).toHaveLength(2))
  const second = await standby.run(job)
  expect(second).toMatchObject({ hash: 'early', inputs: String(children[1]?.child.pid) })
})

test('K121 a child that has loaded another version of the program gets no job and ends', async () => {
  const { standby, children, code } = standbyWithChildren()
  await standby.prepare()
  code.now = 'two'
  expect(await standby.run(job)).toMatchObject({ state: 'done', hash: 'late' })
  const old = children[0]?.child
  if (old?.signalCode === null) await once(old, 'exit')
  expect(old?.signalCode).toBe('SIGKILL')
})

test('K120 a child that died while it waited is replaced, and without any there is still a publish', async () => {
  const { standby, children } = standbyWithChildren()
  expect(await standby.run(job)).toMatchObject({ state: 'done', hash: 'late' })
  await eventually(() => expect(children).toHaveLength(2))
  const waiting = children[1]?.child
  waiting?.kill('SIGKILL')
  if (waiting) await once(waiting, 'exit')
  expect(await standby.run(job)).toMatchObject({ state: 'done', hash: 'late' })
})

test('K120 with the server ends the waiting child, and no other is started', async () => {
  const { standby, children } = standbyWithChildren()
  await standby.prepare()
  const ended = once(children[0]?.child ?? process, 'exit')
  standby.stop()
  expect(await ended).toEqual([null, 'SIGKILL'])
  await standby.prepare()
  expect(children).toHaveLength(1)
})

test('K120 an aborted job ends the child that was waiting for it', async () => {
  const { standby, children } = standbyWithChildren()
  await standby.prepare()
  const stopping = new AbortController()
  stopping.abort()
  expect(await standby.run(job, stopping.signal)).toMatchObject({ state: 'failed' })
  expect(children[0]?.child.signalCode).toBe('SIGKILL')
})

test.each<[string, (folder: string) => void]>([
  ['is changed', (folder) => writeFileSync(join(folder, 'deep/one.ts'), 'longer than before')],
  ['is added', (folder) => writeFileSync(join(folder, 'deep/three.ts'), 'three')],
  ['is removed', (folder) => rmSync(join(folder, 'two.ts'))],
  ['is renamed', (folder) => renameSync(join(folder, 'two.ts'), join(folder, 'other.ts'))],
  [
    'is replaced by one of the same size and time',
    (folder) => {
      writeFileSync(join(folder, 'new.ts'), 'TWO')
      utimesSync(join(folder, 'new.ts'), 1, 1)
      renameSync(join(folder, 'new.ts'), join(folder, 'two.ts'))
    },
  ],
])('K121 the program counts as another version when a file %s', async (_what, change) => {
  const folder = dataFolder()
  mkdirSync(join(folder, 'deep'))
  writeFileSync(join(folder, 'deep/one.ts'), 'one')
  writeFileSync(join(folder, 'two.ts'), 'two')
  utimesSync(join(folder, 'two.ts'), 1, 1)
  const paths = [folder, join(folder, 'is-not-there')]
  const before = await codeStamp(paths)
  expect(await codeStamp(paths)).toBe(before)
  change(folder)
  expect(await codeStamp(paths)).not.toBe(before)
})

test('K121 the version of the program includes Node, the packages, the settings and the sources', async () => {
  const stamp = await codeStamp()
  for (const name of [
    process.execPath,
    'package-lock.json',
    'vite.config.ts',
    'standby.ts',
    '.env',
  ]) {
    expect(stamp).toContain(name)
  }
})
