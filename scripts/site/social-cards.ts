import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts, loadImage, type Canvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import tokens from '../../tailwind.config'
import { decodeAttribute } from './decode-attribute'
import { drawPostmark, drawStamp } from './stamp'

type Pen = ReturnType<Canvas['getContext']>

const { colors } = tokens.theme.extend
const size = { width: 1200, height: 630 }
const edge = 20
const padding = 40
const titleSize = 50
const lineHeight = 58
const nameHeight = 52
/** The stamp stands above what is left of it. */
const widestLine = 560
const mostLines = 3

const projectRoot = fileURLToPath(new URL('../../', import.meta.url))
/** Cards of pictures that the repository holds, with nobody in them; those of uploads are not kept. */
const cache = join(projectRoot, '.cache/cards')

function registerFonts(): void {
  const figtree = '@fontsource/figtree/files/figtree-latin-700-normal.woff2'
  GlobalFonts.registerFromPath(createRequire(import.meta.url).resolve(figtree), 'Figtree')
  GlobalFonts.registerFromPath(join(projectRoot, 'src/styles/young-serif.woff2'), 'Young Serif')
}

/** Breaks a title into lines; what does not fit ends with an ellipsis. */
function linesOf(pen: Pen, title: string): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && pen.measureText(longer).width <= widestLine) lines.pop()
    lines.push(pen.measureText(longer).width <= widestLine ? longer : word)
  }
  if (lines.length <= mostLines) return lines
  return [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1]} …`]
}

/** The painting as a postcard, with the title and the name of the company on its lower edge and a stamp above. */
async function drawCard(painting: Buffer, title: string, company: string): Promise<Buffer> {
  const canvas = createCanvas(size.width, size.height)
  const pen = canvas.getContext('2d')
  const picture = createCanvas(size.width, size.height)
  picture.getContext('2d').drawImage(await loadImage(painting), 0, 0, size.width, size.height)
  pen.drawImage(picture, 0, 0)
  pen.strokeStyle = colors.card
  pen.lineWidth = edge * 2
  pen.strokeRect(0, 0, size.width, size.height)

  const nameFont = '700 30px Figtree'
  pen.font = nameFont
  const nameWidth = pen.measureText(company).width
  pen.font = `${titleSize}px "Young Serif"`
  const lines = linesOf(pen, title)
  const widest = Math.max(nameWidth, ...lines.map((line) => pen.measureText(line).width))
  const high = lines.length * lineHeight + (company ? nameHeight : 0) + padding
  const top = size.height - edge - high
  pen.fillStyle = colors.card
  pen.beginPath()
  pen.roundRect(0, top, edge + padding + widest + padding, high + edge * 2, [0, 20, 0, 0])
  pen.fill()
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = colors.ink
  for (const [index, line] of lines.entries()) {
    pen.fillText(line, edge + padding, top + padding / 2 + (index + 0.8) * lineHeight)
  }
  pen.font = nameFont
  pen.fillStyle = colors.terracotta.dark
  pen.fillText(company, edge + padding, size.height - edge - padding / 2 - 4)

  drawStamp(pen, picture, size.width - 248, 48)
  drawPostmark(pen, size.width - 232, 236)
  const { data } = pen.getImageData(0, 0, size.width, size.height)
  const raw = { width: size.width, height: size.height, channels: 4 } as const
  return sharp(data, { raw }).removeAlpha().jpeg({ quality: 76, mozjpeg: true }).toBuffer()
}

/** The preview picture of a page, and what is written on it. */
export type SocialCard = { path: string; title: string; company: string }

/** What the head of a page says about its card. */
export function cardOf(head: string): SocialCard | undefined {
  const read = (property: string) => {
    const found = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(head)
    return found?.[1] === undefined ? undefined : decodeAttribute(found[1])
  }
  const [path] = /\/pictures\/[^/]+\/card-[^/]+\.jpg$/.exec(read('og:image') ?? '') ?? []
  const [title, company] = [read('og:title'), read('og:site_name')]
  return path && title && company ? { path, title, company } : undefined
}

/**
 * Draws preview pictures of the pages of a built site: for each its painting, title and a stamp.
 *
 * @param siteDir folder of the site, with its pictures
 * @throws Error when a card is of a picture that the site does not have
 */
export async function drawSocialCards(
  siteDir: string,
  cards: readonly SocialCard[],
): Promise<void> {
  registerFonts()
  for (const card of cards) {
    const target = join(siteDir, card.path)
    if (existsSync(target)) continue
    const folder = dirname(card.path)
    const isShipped = existsSync(join(projectRoot, 'public', folder))
    const kept = join(cache, card.path)
    if (isShipped && existsSync(kept)) {
      await copyFile(kept, target)
      continue
    }
    const painting = await readFile(join(siteDir, folder, 'card.jpg'))
    // The card of the home page has the name for its title.
    const company = card.company === card.title ? '' : card.company
    await writeFile(target, await drawCard(painting, card.title, company))
    if (!isShipped) continue
    await mkdir(dirname(kept), { recursive: true })
    const unfinished = `${kept}.${process.pid}`
    await copyFile(target, unfinished)
    await rename(unfinished, kept)
  }
}
