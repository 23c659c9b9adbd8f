import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from '../../scripts/commands/docs'
import { withParts } from '../../scripts/docs/generated-parts'
import {
  drawRooms,
  importsBetween,
  listRules,
  readModules,
  roomOf,
  type DrawnModule,
} from '../../scripts/docs/rooms'
import { projectRoot } from '../../scripts/site/build-site'

const page = readFileSync(join(projectRoot, 'docs/architecture.md'), 'utf8')

/** A module of the given file that imports the others; a file after `import()` is loaded later. */
function moduleOf(source: string, ...imports: string[]): DrawnModule {
  return {
    source,
    dependencies: imports.map((file) => ({
      resolved: file.replace('import() ', ''),
      dependencyTypes: file.startsWith('import()') ? ['dynamic-import'] : ['local'],
    })),
  }
}

const modules = [
  moduleOf('src/app/app.tsx', 'src/lib/paths.ts', 'src/content/site.ts', 'node_modules/x/x.js'),
  moduleOf('src/app/routes.ts', 'import() src/admin/admin.tsx'),
  moduleOf('src/content/site.ts', 'src/lib/paths.ts', 'src/content/model.ts'),
  moduleOf('src/admin/tours/page.tsx', 'src/admin/kit/list.tsx'),
]

test.each([
  ['src/lib/paths.ts', 'lib'],
  ['src/components/ui/button.tsx', 'components/ui'],
  ['src/admin/kit/lists/list.tsx', 'admin/kit'],
  ['src/admin/tours/list.tsx', 'admin pages'],
  ['src/admin/studio.tsx', 'admin pages'],
  ['art/kit/trees.ts', 'art'],
  ['art/scene.ts', 'art'],
  ['scripts/site/stamp.ts', undefined],
  ['src/main.tsx', undefined],
  ['src/styles/main.css', undefined],
  ['node_modules/zod/src/lib/index.ts', undefined],
])('%s is in the room %s', (file, room) => {
  expect(roomOf(file)).toBe(room)
})

test('Z110 the drawing has an arrow for each import that no third room explains', () => {
  expect(drawRooms(importsBetween(modules)).split('\n').slice(2, -1)).toEqual([
    '  admin_pages["admin pages"]',
    '  admin_kit["admin/kit"]',
    '  app["app"]',
    '  content["content"]',
    '  lib["lib"]',
    '  admin_pages --> admin_kit',
    '  app -.-> admin_pages',
    '  app --> content',
    '  content --> lib',
  ])
})

test('Z110 a room that is also imported at once is not drawn as loaded later', () => {
  const both = [...modules, moduleOf('src/app/edit.tsx', 'src/admin/admin.tsx')]
  expect(drawRooms(importsBetween(both))).toContain('app --> admin_pages')
  expect(drawRooms(importsBetween(both.toReversed()))).toContain('app --> admin_pages')
})

test('Z110 every import rule is listed with its comment', () => {
  expect(listRules()).toContain('- `pages-apart`: One page never imports another\n')
})

test('a page without the place of a part is refused', () => {
  expect(() => withParts('# Page', { rooms: '' })).toThrow('The page has no part "rooms".')
})

/** The modules of the project, read once: it takes seconds. */
const project = readModules(projectRoot)

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'architecture-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  process.exitCode = 0
})

test('Z110 the check finds the committed page fresh, and notices an import, a room or a rule that changed', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const check = async (text: string) => {
    const file = join(folder, 'architecture.md')
    writeFileSync(file, text)
    process.exitCode = 0
    await main(['--check'], file, () => project)
    return process.exitCode
  }
  expect(await check(page)).toBe(0)
  expect(complaint).not.toHaveBeenCalled()
  expect(await check(page.replace('  publish --> content\n', ''))).toBe(1)
  expect(await check(page.replace('  lib["lib"]\n', ''))).toBe(1)
  expect(await check(page.replace('- `no-circular`: No circles\n', ''))).toBe(1)
  expect(complaint).toHaveBeenCalledWith(
    'docs/architecture.md does not match the imports of the code: run `npm run docs`.',
  )
})

test('Z110 the command writes what is stale and leaves the rest of the page alone', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const file = join(folder, 'architecture.md')
  writeFileSync(file, page.replace('  publish --> content\n', ''))
  await main([], file, () => project)
  expect(readFileSync(file, 'utf8')).toBe(page)
})
