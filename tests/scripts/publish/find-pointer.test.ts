import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPointer } from '../../../scripts/publish/find-pointer'
import { isWhole } from '../../../scripts/publish/release-folders'
import { readPointer, writePointer } from '../../../scripts/publish/release-pointer'
import type { LocalStack } from '../../../supabase/local/stack'
import { dataFolder, makeSite } from './local-data'

type Row = { id: number; status: string; message: string | null; hasContent: boolean }

/** A log of publishes, as far as the search asks it. */
function logOf(rows: Row[]): LocalStack['sql'] {
  return async <T>(text: string, [after, message]: unknown[] = []) => {
    const live = rows.filter(({ status }) => status === 'live').toSorted((a, b) => b.id - a.id)
    const [newest] = live
    const isUpdate = text.startsWith('update')
    const lost = isUpdate && newest && newest.id > Number(after) ? [newest] : []
    for (const row of lost) Object.assign(row, { status: 'failed', message })
    const found = isUpdate ? lost : live
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape that the caller asks for
    return found.map(({ id, hasContent }) => ({ id, has_content: hasContent })) as T[]
  }
}

const row = (id: number, hasContent: boolean): Row => ({
  id,
  status: 'live',
  message: null,
  hasContent,
})

function folderWithReleases(publishes: readonly number[]) {
  const dataDir = dataFolder()
  for (const publish of publishes) {
    const facts = { publish, content: `words-${publish}`, inputs: `inputs-${publish}` }
    makeSite(join(dataDir, 'releases', `release-${publish}`), `site-${publish}`, facts)
  }
  return dataDir
}

async function search(dataDir: string, rows: Row[]) {
  const lines: string[] = []
  const pointer = await findPointer({ dataDir, sql: logOf(rows), log: (line) => lines.push(line) })
  return { pointer, lines }
}

const pointerOf = (publish: number) => ({
  release: `release-${publish}`,
  previous: [],
  content: `words-${publish}`,
  inputs: `inputs-${publish}`,
  publish,
})

test.each([
  ['lost', undefined],
  ['cut', '{"release": "release-'],
])('Z15 a pointer that is %s is that of the newest live publish again', async (_how, text) => {
  const dataDir = folderWithReleases([3, 4])
  if (text !== undefined) writeFileSync(join(dataDir, 'live.json'), text)
  const rows = [row(3, true), row(4, true)]
  const { pointer, lines } = await search(dataDir, rows)
  expect(pointer).toEqual(pointerOf(4))
  expect(await readPointer(dataDir)).toEqual(pointer)
  expect(lines).toEqual(['which site is live was lost (live.json): it is that of publish 4 again'])
  expect(rows.map(({ status }) => status)).toEqual(['live', 'live'])
})

test('Z15 when its release is incomplete, its recorded content is built again', async () => {
  const dataDir = folderWithReleases([3, 4])
  truncateSync(join(dataDir, 'releases/release-4/index.html'), 0)
  const { pointer } = await search(dataDir, [row(3, true), row(4, true)])
  expect(pointer).toMatchObject({ release: null, content: null, publish: 4 })
})

test('Z15 when nothing of it is left, the log says what the site shows instead', async () => {
  const dataDir = folderWithReleases([3])
  const rows = [row(3, false), row(4, false)]
  const { pointer, lines } = await search(dataDir, rows)
  expect(pointer).toEqual(pointerOf(3))
  const message =
    'The files of this publish were lost on this machine, and the site shows publish 3. Publish again.'
  expect(rows[1]).toMatchObject({ status: 'failed', message })
  expect(rows[0]).toMatchObject({ status: 'live' })
  expect(lines.at(-1)).toBe(`publish 4: ${message}`)

  const nothing = [row(4, false)]
  expect((await search(dataFolder(), nothing)).pointer).toMatchObject({
    release: null,
    publish: null,
  })
  expect(nothing[0]?.message).toContain('the site shows the content as it was committed')
})

test('Z15 an empty folder is not reported as a loss', async () => {
  const { pointer, lines } = await search(dataFolder(), [])
  expect([pointer.release, pointer.publish, lines]).toEqual([null, null, []])
})

test('Z15 an existing pointer is used', async () => {
  const dataDir = folderWithReleases([3, 4])
  await writePointer(dataDir, pointerOf(3))
  expect((await search(dataDir, [row(3, true), row(4, true)])).pointer).toEqual(pointerOf(3))
})

test('Z15 a release is incomplete when a page is missing, empty or truncated, or its record is missing', async () => {
  const dataDir = folderWithReleases([1, 2, 3, 4, 5])
  const at = (name: string) => join(dataDir, 'releases', name)
  rmSync(at('release-1/index.html'))
  truncateSync(at('release-2/index.html'), 0)
  truncateSync(at('release-3/tours.html'), 3)
  rmSync(at('release-4/.vite/release.json'))
  mkdirSync(at('release-0'))
  const names = [0, 1, 2, 3, 4, 5].map((number) => `release-${number}`)
  expect(names.filter((name) => isWhole(dataDir, name))).toEqual(['release-5'])
})
