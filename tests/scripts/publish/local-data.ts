import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { writeRecord, type ReleaseFacts } from '../../../scripts/publish/release-record'

/** A data folder for one test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shamba-publish-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Puts a site of a few files into a folder, and `more`; its name stands in each of them. */
export function makeSite(
  folder: string,
  name: string,
  facts: Partial<ReleaseFacts> = {},
  more: readonly string[] = [],
): string {
  const files: Record<string, string> = {
    'index.html': `home of ${name}`,
    'tours.html': `tours of ${name}`,
    'app.html': `shell of ${name}`,
    '404.html': `nothing in ${name}`,
    'blog/404.html': `no article in ${name}`,
    [`assets/${name}.js`]: `script of ${name}`,
    [`texts/${name}.js`]: `texts of ${name}`,
    [`pictures/${name}/480.avif`]: `picture of ${name}`,
    _redirects: `/tours/old-${name} /tours/new-${name} 301\n/auth /app.html 200\n`,
    _headers: '/*\n  X-Content-Type-Options: nosniff\n',
    'content-manifest.json': `{"hash":"${name}"}`,
    'content-snapshot.json': '{}',
    [`images/gallery/uploads/${name}.jpg`]: `plain picture of ${name}`,
  }
  for (const file of more) files[file] = `more of ${name}`
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  writeRecord(folder, { publish: null, content: null, inputs: '', ...facts })
  return folder
}
