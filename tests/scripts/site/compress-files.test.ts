import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { siteCompressor } from '../../../scripts/site/compress-files'
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
    await siteCompressor(folder, level).rest()
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

const words = Array.from({ length: 4000 }, (_, at) => ((at * at * 7919) % 6131).toString(36)).join(
  ' ',
)

const brotli = (quality: number) =>
  brotliCompressSync(words, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

test('Q16 pages of single tours of a large site get a level that takes a fraction of the time, the others the best', async () => {
  const folder = dataFolder()
  for (const name of ['assets', 'tours']) mkdirSync(join(folder, name))
  expect(brotli(6)).not.toBe(brotli(11))
  writeFileSync(join(folder, 'assets/app.js'), words)
  writeFileSync(join(folder, 'tours.html'), words)
  const short = words.slice(0, 1100)
  for (let page = 1; page < 299; page++) writeFileSync(join(folder, `tours/${page}.html`), short)
  writeFileSync(join(folder, 'tours/last.html'), words)
  const sizes = async () => {
    await siteCompressor(folder, 'best').rest()
    return ['assets/app.js', 'tours.html', 'tours/last.html'].map(
      (file) => readFileSync(join(folder, `${file}.br`)).length,
    )
  }
  expect(await sizes()).toEqual([brotli(11), brotli(11), brotli(11)])
  writeFileSync(join(folder, 'tours/one-more.html'), short)
  expect(await sizes()).toEqual([brotli(11), brotli(11), brotli(6)])
})

test('Q16 a page that is compressed as soon as it is written is not compressed again', async () => {
  const folder = dataFolder()
  writeFileSync(join(folder, 'tours.html'), words)
  const compressor = siteCompressor(folder, 'best')
  await compressor.writePage('tours/one.html', words, 301)
  await compressor.rest()
  expect(readFileSync(join(folder, 'tours/one.html'), 'utf8')).toBe(words)
  const size = (file: string) => readFileSync(join(folder, `${file}.br`)).length
  expect([size('tours.html'), size('tours/one.html')]).toEqual([brotli(11), brotli(6)])
})

test('Q16 a large file of a large site gets the quick level, of a small site the best', async () => {
  const folder = dataFolder()
  mkdirSync(join(folder, 'assets'))
  const large = words.repeat(Math.ceil((128 * 1024) / words.length))
  writeFileSync(join(folder, 'assets/tours.js'), large)
  const sizeWith = async (pages: number) => {
    for (let page = 0; page < pages; page++) writeFileSync(join(folder, `${page}.html`), 'short')
    await siteCompressor(folder, 'best').rest()
    return readFileSync(join(folder, 'assets/tours.js.br')).length
  }
  const best = await sizeWith(1)
  expect(await sizeWith(301)).toBeGreaterThan(best)
})

test('Q16 compressed copies of files that did not change are taken from the earlier site', async () => {
  const [earlier, folder] = [dataFolder(), dataFolder()]
  for (const site of [earlier, folder]) {
    mkdirSync(join(site, 'assets'))
    for (const file of ['assets/same.js', 'assets/other.js', 'assets/lost.js', 'index.html']) {
      writeFileSync(join(site, file), words)
    }
  }
  writeFileSync(join(earlier, 'assets/other.js'), `${words}?`)
  for (const file of ['assets/same.js', 'assets/other.js', 'index.html']) {
    for (const end of ['.br', '.gz']) writeFileSync(join(earlier, file + end), 'copy')
  }
  await siteCompressor(folder, 'best', earlier).rest()
  const read = (file: string) => readFileSync(join(folder, file))
  for (const file of ['assets/same.js', 'index.html']) {
    expect(['.br', '.gz'].map((end) => read(`${file}${end}`).toString())).toEqual(['copy', 'copy'])
  }
  for (const file of ['assets/other.js', 'assets/lost.js']) {
    expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(words)
    expect(gunzipSync(read(`${file}.gz`)).toString()).toBe(words)
  }
})

test('Q16 pages that did not change are taken from the earlier site, others leave its files as they are', async () => {
  const [earlier, folder] = [dataFolder(), dataFolder()]
  const before = siteCompressor(earlier, 'best')
  const changed = `${words}?`
  await Promise.all(
    ['same', 'changed', 'torn'].map((name) => before.writePage(`${name}.html`, words, 4)),
  )
  await before.writePage('short.html', 'Hello', 4)
  rmSync(join(earlier, 'torn.html.gz'))
  const after = siteCompressor(folder, 'best', earlier)
  await Promise.all(['same', 'torn'].map((name) => after.writePage(`${name}.html`, words, 4)))
  await after.writePage('changed.html', changed, 4)
  await after.writePage('short.html', 'Hello', 4)
  const fileOf = (site: string, name: string) => statSync(join(site, name)).ino
  const isTaken = (name: string) => fileOf(folder, name) === fileOf(earlier, name)
  const names = ['same', 'changed', 'torn'].flatMap((name) =>
    ['', '.br', '.gz'].map((end) => `${name}.html${end}`),
  )
  expect(names.filter((name) => existsSync(join(earlier, name)) && isTaken(name))).toEqual([
    'same.html',
    'same.html.br',
    'same.html.gz',
  ])
  expect(isTaken('short.html')).toBe(true)
  for (const [name, text] of [
    ['torn', words],
    ['changed', changed],
  ] as const) {
    const read = (end: string) => readFileSync(join(folder, `${name}.html${end}`))
    expect(read('').toString()).toBe(text)
    expect(brotliDecompressSync(read('.br')).toString()).toBe(text)
    expect(gunzipSync(read('.gz')).toString()).toBe(text)
  }
  expect(readFileSync(join(earlier, 'changed.html'), 'utf8')).toBe(words)
})
