import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { chunkModulesFile } from '../../../scripts/site/chunk-modules'
import { weighStudio } from '../../../scripts/site/studio-budgets'
import { studioModules, studioRouter } from '../../../scripts/site/studio-shell'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }

/** A build in which every page of the studio is one small chunk, with other chunks added or changed. */
function buildWith(changes: Record<string, Chunk>, modules: Record<string, string[]> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'shamba-studio-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const pages = [...new Set(Object.values(studioModules).flat())]
  const manifest: Record<string, Chunk> = {
    'index.html': { file: 'assets/main.js', dynamicImports: [studioRouter] },
    [studioRouter]: { file: 'assets/router.js', imports: ['index.html'], dynamicImports: pages },
    ...Object.fromEntries(pages.map((page, index) => [page, { file: `assets/${index}.js` }])),
    ...changes,
  }
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  for (const { file } of Object.values(manifest)) write(file, 'now()')
  write('.vite/manifest.json', JSON.stringify(manifest))
  write(chunkModulesFile, JSON.stringify(modules))
  return folder
}

const tours = 'src/admin/tours/tours-page.tsx'

test('K61 a page of the studio with small and few scripts passes', () => {
  expect(weighStudio(buildWith({}))).toEqual({ files: 4, scriptGzip: 0, problems: [] })
})

test('K61 a page that loads more than 25 script files is named', () => {
  const names = Array.from({ length: 22 }, (_, index) => `part-${index}`)
  const parts = names.map((name) => [name, { file: `assets/${name}.js` }] as const)
  const manifest = {
    ...Object.fromEntries(parts),
    [tours]: { file: 'assets/tours.js', imports: names },
  }
  expect(weighStudio(buildWith(manifest)).problems).toEqual([
    '/admin/tours: loads 26 script files, over 25',
  ])
})

test('K61 a page whose scripts are too heavy is named', () => {
  const folder = buildWith({ [tours]: { file: 'assets/large.js' } })
  // Random bytes cannot be compressed.
  writeFileSync(join(folder, 'assets/large.js'), randomBytes(400 * 1024))
  expect(weighStudio(folder).problems).toEqual([
    expect.stringMatching(/^\/admin\/tours: its scripts \(gzip\) weigh 400 KB, over \d+ KB$/),
  ])
})

test('K66 a chunk of public pages with a part of the studio is named, also a late one', () => {
  const late = { file: 'assets/late.js' }
  const main = { file: 'assets/main.js', dynamicImports: [studioRouter, 'late'] }
  const modules = {
    'assets/late.js': ['/work/src/admin/kit/moment.tsx'],
    'assets/router.js': ['/work/src/admin/studio-router.tsx'],
  }
  expect(weighStudio(buildWith({ late, 'index.html': main }, modules)).problems).toEqual([
    'assets/late.js: public pages may load it, and it contains /work/src/admin/kit/moment.tsx',
  ])
})
