import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { cardOf, drawSocialCards } from '../../../scripts/site/social-cards'
import { titledCardOf } from '../../../src/lib/picture-sources'

const site = mkdtempSync(join(tmpdir(), 'cards-'))
afterAll(() => rmSync(site, { recursive: true, force: true }))

const company = 'A Company'
const origin = 'https://shambatrails.example'

/** A page of the site with a picture of its own, whose head names a card. */
async function pageOf(name: string, title: string): Promise<{ head: string; file: string }> {
  const key = `test-${name}`
  mkdirSync(join(site, 'pictures', key), { recursive: true })
  const create = { width: 1200, height: 630, channels: 3, background: '#3366cc' } as const
  await sharp({ create })
    .jpeg()
    .toFile(join(site, 'pictures', key, 'card.jpg'))
  const card = titledCardOf({ key }, title, company)
  const attribute = title.replaceAll('&', '&amp;')
  const head = `<meta property="og:title" content="${attribute}"/><meta property="og:image" content="${origin}${card}"/><meta property="og:site_name" content="${company}"/>`
  return { head, file: join(site, card) }
}

const draw = (heads: readonly string[]) =>
  drawSocialCards(
    site,
    heads.map(cardOf).filter((card) => card !== undefined),
  )

const long =
  'A very long title of a tour through the highlands & lakes of the Rift Valley, with goats, tea, coffee, and everything else'

test('Q2 Q55 each page gets its picture with title and stamp, in the size that chats want', async () => {
  const pages = await Promise.all([
    pageOf('short', 'Goats'),
    pageOf('long', long),
    pageOf('word', 'Kilimanjaro'.repeat(8)),
  ])
  await draw(pages.map(({ head }) => head))
  for (const { file: card } of pages) {
    const { width, height, format } = await sharp(card).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
    expect(readFileSync(card).length).toBeLessThan(300 * 1024)
    const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true })
    const isPainting = (x: number, y: number) =>
      (data[(y * info.width + x) * info.channels + 2] ?? 0) -
        (data[(y * info.width + x) * info.channels] ?? 0) >
      60
    // The middle is the painting; the lower left is paper with the title, the upper right a stamp.
    expect([isPainting(600, 200), isPainting(40, 560), isPainting(980, 60)]).toEqual([
      true,
      false,
      false,
    ])
  }
})

test('Q55 a page that names no card, or the picture alone, gets none', async () => {
  const picture = `<meta property="og:image" content="${origin}/pictures/1/card.jpg"/>`
  expect(['<title>Plain</title>', picture].map(cardOf)).toEqual([undefined, undefined])
})

test('Q55 a card of a picture that the site lacks ends the build, and an upload is kept nowhere else', async () => {
  const { head, file } = await pageOf('lost', 'Lost')
  rmSync(join(site, 'pictures/test-lost/card.jpg'))
  await expect(draw([head])).rejects.toThrow('card.jpg')
  expect(existsSync(file)).toBe(false)
  expect(existsSync('.cache/cards/pictures/test-short')).toBe(false)
})
