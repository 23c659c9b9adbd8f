import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFiles } from '../../../scripts/site/compress-files'
import { dataFolder } from '../publish/local-data'

const text = 'Fields of tea and coffee. '.repeat(100)

test('Q16 text files get compressed copies that hold the same, other and small files none', async () => {
  const folder = dataFolder()
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  for (const file of ['index.html', 'assets/app.js', '.vite/manifest.json', '_headers', 'a.jpg']) {
    writeFileSync(join(folder, file), text)
  }
  writeFileSync(join(folder, 'small.txt'), 'Hello')
  for (const level of ['quick', 'best'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await compressFiles(folder, level)
    for (const file of ['index.html', 'assets/app.js']) {
      const read = (end: string) => readFileSync(join(folder, file + end))
      expect(brotliDecompressSync(read('.br')).toString()).toBe(text)
      expect(gunzipSync(read('.gz')).toString()).toBe(text)
      expect(read('.br').length).toBeLessThan(200)
    }
  }
  const packed = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:br|gz)$/.test(name),
  )
  expect(packed.toSorted()).toEqual([
    'assets/app.js.br',
    'assets/app.js.gz',
    'index.html.br',
    'index.html.gz',
  ])
})
