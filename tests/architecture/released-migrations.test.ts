import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import released from '../../supabase/released-migrations.json' with { type: 'json' }

const folder = join(import.meta.dirname, '../../supabase/migrations')
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()

function sha256(name: string): string {
  // A checkout on Windows may have other line ends; that is not a change.
  const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
  return createHash('sha256').update(text).digest('hex')
}

test('X14 no released migration was changed: databases have run it, and would not run it again', () => {
  const names = files.filter((name) => name in released)
  expect(Object.fromEntries(names.map((name) => [name, sha256(name)]))).toEqual(released)
})

test('X14 a new migration comes after the released ones', () => {
  const last = Object.keys(released).toSorted().at(-1) ?? ''
  const early = files.filter((name) => !(name in released) && name < last)
  expect(early).toEqual([])
  expect(files.length).toBeGreaterThan(0)
})
