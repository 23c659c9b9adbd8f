import sharp from 'sharp'
import { onTestFinished, vi } from 'vitest'
import type { DerivedRow, PictureStore } from '../../../scripts/publish/picture-store'

/** The bucket and the index of a project, in memory. */
export type FakeStore = {
  rows: Map<string, DerivedRow>
  files: Map<string, Uint8Array<ArrayBuffer>>
  /** Hashes of withdrawn pictures, which the index refuses. */
  withdrawn: Set<string>
  /** Called before each file is stored. */
  beforePut: (name: string) => void
  reader: PictureStore
  /** As `reader`, with the right to write. */
  builder: PictureStore
}

export function fakePictureStore(): FakeStore {
  const rows: FakeStore['rows'] = new Map()
  const files: FakeStore['files'] = new Map()
  const withdrawn = new Set<string>()
  const reader: PictureStore = {
    readIndex: (masters) => Promise.resolve(masters.flatMap((master) => rows.get(master) ?? [])),
    fetchFile: (name) => Promise.resolve(files.get(name) ?? null),
    writer: null,
  }
  const fake: FakeStore = {
    rows,
    files,
    withdrawn,
    beforePut: () => undefined,
    reader,
    builder: {
      ...reader,
      writer: {
        note: (row) => {
          if (withdrawn.has(row.master)) return Promise.resolve(false)
          rows.set(row.master, row)
          return Promise.resolve(true)
        },
        put: (name, bytes) => {
          fake.beforePut(name)
          files.set(name, new Uint8Array(bytes))
          return Promise.resolve()
        },
        remove: (names) => {
          for (const name of names) files.delete(name)
          return Promise.resolve()
        },
      },
    },
  }
  return fake
}

/** Counts the files that are encoded for the site until the test ends. */
export function countEncodes(): () => number {
  const spies = (['avif', 'jpeg'] as const).map((kind) => vi.spyOn(sharp.prototype, kind))
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return () => {
    const count = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
    for (const spy of spies) spy.mockClear()
    return count
  }
}
