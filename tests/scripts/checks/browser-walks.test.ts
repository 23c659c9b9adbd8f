import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { walkedFolders, walksThrough } from '../../../scripts/checks/browser-walks'
import { projectRoot } from '../../../scripts/site/build-site'

const specs = readdirSync(join(projectRoot, 'e2e'))

test.each(walkedFolders)('%s exists, and an end-to-end test walks through it', (folder) => {
  expect(existsSync(join(projectRoot, folder))).toBe(true)
  expect(walksThrough([`${folder}/any.tsx`], specs)).not.toEqual([])
})

test.each(['src/pages', 'src/admin'])('every room of %s is walked through', (parent) => {
  const rooms = readdirSync(join(projectRoot, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`)
  const without = rooms.filter(
    (room) => !walkedFolders.some((folder) => `${folder}/`.startsWith(`${room}/`)),
  )
  // Nothing in a browser tells more about these than their own tests.
  const ownTests = [
    'src/pages/styleguide',
    'src/admin/activity',
    'src/admin/data',
    'src/admin/settings',
    'src/admin/status',
  ]
  expect(without.filter((room) => !ownTests.includes(room))).toEqual([])
})

test('a changed end-to-end test concerns itself, and another file none', () => {
  expect(walksThrough(['e2e/faq.spec.ts', 'docs/commands.md'], specs)).toEqual(['e2e/faq.spec.ts'])
})
