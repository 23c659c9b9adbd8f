import { GlobalFonts, createCanvas, type Canvas } from '@napi-rs/canvas'
import { createRequire } from 'node:module'
import tokens from '../../tailwind.config'
import { site } from '../../src/content/site'
import { drawPostmark, drawStamp } from '../../scripts/site/stamp'
import { size } from './measures'

type Pen = ReturnType<Canvas['getContext']>

const { colors } = tokens.theme.extend
const { width, height } = size
/** Width of the card's white edge. */
const edge = 22
const titleSize = 52
const lineHeight = 62

for (const weight of ['500', '700']) {
  const file = `@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`
  GlobalFonts.registerFromPath(createRequire(import.meta.url).resolve(file), 'Figtree')
}

/**
 * Puts a picture on the card and pulls the title out of the card's upper edge.
 *
 * @param pulled How far the title is out, 0 to 1.
 */
export function drawFront(pen: Pen, title: readonly string[], pulled: number): void {
  pen.save()
  pen.strokeStyle = colors.card
  pen.lineWidth = edge * 2
  pen.strokeRect(0, 0, width, height)
  pen.fillStyle = colors.card
  pen.font = `700 ${titleSize}px Figtree`
  const wide = Math.max(...title.map((line) => pen.measureText(line).width))
  const high = title.length * lineHeight + 28
  const top = edge - high * (1 - pulled)
  pen.beginPath()
  pen.rect(0, edge - 1, width, height)
  pen.clip()
  pen.beginPath()
  pen.roundRect(0, top - high, edge + 46 + wide + 40, high * 2, 20)
  pen.fill()
  pen.fillStyle = colors.ink
  pen.textBaseline = 'alphabetic'
  for (const [index, line] of title.entries()) {
    pen.fillText(line, edge + 46, top + 4 + (index + 0.78) * lineHeight)
  }
  pen.restore()
}

/**
 * The writing side of the card: the line of the house, its name as the address, and a stamp.
 *
 * @param stamp The picture on the stamp.
 */
export function paintBack(stamp: Canvas): Canvas {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = colors.card
  pen.fillRect(0, 0, width, height)
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = colors.tea.DEFAULT
  pen.font = '700 84px Figtree'
  for (const [index, word] of site.tagline.split(' ').entries()) {
    pen.fillText(word, 96, 248 + index * 108)
  }
  rule(pen, 660, 110, 660, 560)
  for (const row of [430, 510]) rule(pen, 716, row, 1184, row)
  pen.fillStyle = colors.ink
  pen.font = '700 58px Figtree'
  pen.fillText(site.name, 716, 414)
  pen.font = '500 46px Figtree'
  pen.fillText(site.place, 716, 494)
  drawStamp(pen, stamp, 996, 84)
  drawPostmark(pen, 940, 232)
  drawBand(pen)
  return canvas
}

function rule(pen: Pen, fromX: number, fromY: number, toX: number, toY: number): void {
  pen.strokeStyle = colors.line
  pen.lineWidth = 3
  pen.beginPath()
  pen.moveTo(fromX, fromY)
  pen.lineTo(toX, toY)
  pen.stroke()
}

/** A woven band along the lower edge, as on a basket. */
function drawBand(pen: Pen): void {
  const [top, high, wide] = [height - 84, 44, 40]
  pen.fillStyle = colors.tea.DEFAULT
  pen.fillRect(0, top, width, high)
  for (let x = 0; x < width; x += wide) {
    pen.fillStyle = x % (wide * 2) === 0 ? colors.maize.DEFAULT : colors.terracotta.soft
    pen.beginPath()
    pen.moveTo(x + 4, top + high / 2)
    pen.lineTo(x + wide / 2, top + 6)
    pen.lineTo(x + wide - 4, top + high / 2)
    pen.lineTo(x + wide / 2, top + high - 6)
    pen.fill()
  }
}
