import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { drawSocialCards } from '../../../scripts/site/social-cards'
import { titledCardOf } from '../../../src/lib/picture-sources'

const site = mkdtempSync(join(tmpdir(), 'cards-'))
afterAll(() => rmSync(site, { recursive: true, force: true }))

const company = 'A Company'
const origin = 'https://shambatrails.example'

/** A page of the site with a picture of its own; returns the path of its card. */
async function writePage(name: string, title: string): Promise<string> {
  const key = `test-${name}`
  mkdirSync(join(site, 'pictures', key), { recursive: true })
  const create = { width: 1200, height: 630, channels: 3, background: '#3366cc' } as const
  await sharp({ create })
    .jpeg()
    .toFile(join(site, 'pictures', key, 'card.jpg'))
  const card = titledCardOf({ key }, title, company)
  const attribute = title.replaceAll('&', '&amp;')
  writeFileSync(
    join(site, `${name}.html`),
    `<head><meta property="og:title" content="${attribute}"/><meta property="og:image" content="${origin}${card}"/><meta property="og:site_name" content="${company}"/></head>`,
  )
  return join(site, card)
}

const long =
  'A very long title of a tour through the highlands & lakes of the Rift Valley, with goats, tea, coffee, and everything else'

test('Q2 Q55 each page gets its picture with title and stamp, in the size that chats want', async () => {
  const cards = await Promise.all([
    writePage('short', 'Goats'),
    writePage('long', long),
    writePage('word', 'Kilimanjaro'.repeat(8)),
  ])
  await drawSocialCards(site)
  for (const card of cards) {
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
  writeFileSync(join(site, 'plain.html'), '<head><title>Plain</title></head>')
  await expect(drawSocialCards(site)).resolves.toBeUndefined()
})

test('Q55 a card of a picture that the site lacks ends the build, and an upload is kept nowhere else', async () => {
  const card = await writePage('lost', 'Lost')
  rmSync(join(site, 'pictures/test-lost/card.jpg'))
  await expect(drawSocialCards(site)).rejects.toThrow('card.jpg')
  expect(existsSync(card)).toBe(false)
  expect(existsSync('.cache/cards/pictures/test-short')).toBe(false)
})
