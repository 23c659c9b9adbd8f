import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placeFiles } from '../../../scripts/site/place-files'
import { dataFolder } from '../publish/local-data'

/** A folder with two files, and one that has one of them in another version. */
function folders() {
  const [from, to, other] = [dataFolder(), dataFolder(), dataFolder()]
  mkdirSync(join(from, 'pictures/a'), { recursive: true })
  writeFileSync(join(from, 'pictures/a/320.webp'), 'small')
  writeFileSync(join(from, 'plain.jpg'), 'new')
  writeFileSync(join(to, 'plain.jpg'), 'old')
  return { from, to, other }
}

const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8')
const nodeOf = (folder: string, name: string) => statSync(join(folder, name)).ino

test('copies are independent: a change of one does not affect the other', async () => {
  const { from, to } = folders()
  await placeFiles(from, to, false)
  expect([read(to, 'pictures/a/320.webp'), read(to, 'plain.jpg')]).toEqual(['small', 'new'])
  writeFileSync(join(to, 'plain.jpg'), 'touched')
  expect(read(from, 'plain.jpg')).toBe('new')
})

test('links are the same files, and other links to a replaced file stay', async () => {
  const { from, to, other } = folders()
  await placeFiles(to, other, true)
  await placeFiles(from, to, true)
  expect(nodeOf(to, 'pictures/a/320.webp')).toBe(nodeOf(from, 'pictures/a/320.webp'))
  expect(read(to, 'plain.jpg')).toBe('new')
  expect(read(other, 'plain.jpg')).toBe('old')
})
