import { expect, test } from 'vitest'
import { takeFiles } from '../../../../src/admin/kit/pictures/file-intake'
import { fileOf } from './make-pictures'

function listOf<Entry>(entries: Entry[]) {
  return Object.assign(entries, { item: (index: number) => entries[index] ?? null })
}

type Carried = File | 'folder' | 'text'

/** What a drop or a paste carries, as far as it is read. */
function transferOf(...carried: Carried[]) {
  const files = carried.filter((entry) => entry instanceof File)
  const items = carried.map((entry) => ({
    kind: entry === 'text' ? 'string' : 'file',
    type: '',
    getAsFile: () => (entry instanceof File ? entry : fileOf('')),
    getAsString: () => {},
    webkitGetAsEntry: () => (entry === 'text' ? null : { isDirectory: entry === 'folder' }),
  }))
  // The list of items has more than is read here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { files: listOf(files), items: listOf(items) } as unknown as DataTransfer
}

const [tea, goats] = [fileOf('tea', 'tea.jpg'), fileOf('goats', 'goats.jpg')]

test('K5 takes all files of an input', () => {
  expect(takeFiles(listOf([tea, goats]))).toEqual({ files: [tea, goats], notices: [] })
  expect(takeFiles(null)).toEqual({ files: [], notices: [] })
})

test('K5 takes the files of a drop and names the skipped folders', () => {
  expect(takeFiles(transferOf(tea, 'folder', goats))).toEqual({
    files: [tea, goats],
    notices: ['A folder was left out. Open it and add the pictures inside.'],
  })
  expect(takeFiles(transferOf('folder', 'folder')).notices).toEqual([
    '2 folders were left out. Open them and add the pictures inside.',
  ])
})

test('K5 takes a pasted picture, and nothing from pasted text', () => {
  expect(takeFiles(transferOf('text', tea))).toEqual({ files: [tea], notices: [] })
  expect(takeFiles(transferOf('text'))).toEqual({ files: [], notices: [] })
})

test('K5 takes the files of a browser that lists no items', () => {
  const transfer = { items: transferOf().items, files: listOf([tea]) }
  expect(takeFiles(transfer)).toEqual({ files: [tea], notices: [] })
})
