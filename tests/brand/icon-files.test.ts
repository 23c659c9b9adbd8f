// @vitest-environment node
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { iconFiles } from '../../scripts/brand/icon-files'
import { siteMarkPaths } from '../../src/components/ui/site-mark-paths'
import { site } from '../../src/content/site'

type ManifestIcon = { src: string; sizes: string; type: string; purpose?: string }

let drawn: Map<string, Buffer>
beforeAll(async () => {
  drawn = await iconFiles()
})

function committed(name: string): Buffer {
  return readFileSync(`public/${name}`)
}

async function pixels(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

test.each(['favicon.svg', 'icons/one-colour.svg', 'site.webmanifest'])(
  'the committed %s is what `npm run brand` writes',
  (name) => {
    expect(committed(name).toString()).toBe(drawn.get(`public/${name}`)?.toString())
  },
)

test.each(['apple-touch-icon', 'icon-192', 'icon-512', 'maskable-512'])(
  'the committed %s shows the present mark',
  async (name) => {
    const file = `icons/${name}.png`
    const [old, now] = await Promise.all(
      [committed(file), drawn.get(`public/${file}`) ?? Buffer.of()].map(pixels),
    )
    expect([old?.width, old?.height]).toEqual([now?.width, now?.height])
    // Another version of the renderer may round an edge differently.
    const difference = old?.data.reduce(
      (sum, value, index) => sum + Math.abs(value - (now?.data[index] ?? 0)),
      0,
    )
    expect((difference ?? Infinity) / (old?.data.length ?? 1)).toBeLessThan(0.5)
  },
)

test('the favicon has its own colours for dark mode', () => {
  const text = committed('favicon.svg').toString()
  const [day, night] = text.split('@media(prefers-color-scheme:dark)')
  for (const part of Object.keys(siteMarkPaths)) {
    const colour = new RegExp(`\\.${part}\\{fill:(#\\w{6})\\}`)
    expect(day).toMatch(colour)
    expect(colour.exec(night ?? '')?.[1]).not.toBe(colour.exec(day ?? '')?.[1])
  }
})

test('favicon.ico holds one picture of 32 pixels', async () => {
  const file = committed('favicon.ico')
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  const start = file.readUInt32LE(18)
  const picture = file.subarray(start, start + file.readUInt32LE(14))
  expect(start + picture.length).toBe(file.length)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
  expect(file.length).toBeLessThan(2048)
})

test.each(['apple-touch-icon', 'maskable-512'])(
  'a telephone may cut %s to shape, for no pixel is transparent',
  async (name) => {
    expect((await sharp(committed(`icons/${name}.png`)).stats()).isOpaque).toBe(true)
  },
)

test('the maskable icon is plain outside the circle that every phone shows', async () => {
  const { data, width, height } = await pixels(committed('icons/maskable-512.png'))
  const ground = data.readUInt32BE(0)
  const isInside = (x: number, y: number) =>
    Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) < width * 0.4
  const drawnOutside = Array.from({ length: width * height }, (_, index) => index).filter(
    (index) =>
      !isInside(index % width, Math.floor(index / width)) &&
      data.readUInt32BE(index * 4) !== ground,
  )
  expect(drawnOutside).toEqual([])
})

test('the manifest names the company, and icons that exist in their sizes', async () => {
  const manifest: Record<string, unknown> & { icons: ManifestIcon[] } = JSON.parse(
    committed('site.webmanifest').toString(),
  )
  expect(manifest).toMatchObject({ name: site.name, start_url: '/', display: 'browser' })
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
    ['any', 'monochrome'],
  ])
  for (const { src, sizes, type } of manifest.icons) {
    const { format, width, height } = await sharp(committed(src)).metadata()
    expect(type).toMatch(`image/${format}`)
    expect([`${width}x${height}`, 'any']).toContain(sizes)
  }
})

test('the page links the favicon, the icon of telephones and the manifest', () => {
  const page = readFileSync('index.html', 'utf8')
  const links = [...page.matchAll(/<link rel="([\w-]+)" href="([^"]+)"/g)].map((link) =>
    link.slice(1),
  )
  expect(links).toEqual([
    ['icon', '/favicon.svg'],
    ['apple-touch-icon', '/icons/apple-touch-icon.png'],
    ['manifest', '/site.webmanifest'],
  ])
  for (const [, href] of links) expect(committed(href ?? '').length).toBeGreaterThan(0)
})
