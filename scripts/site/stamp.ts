import { createCanvas, type Canvas } from '@napi-rs/canvas'
import tokens from '../../tailwind.config'

type Pen = ReturnType<Canvas['getContext']>

const { colors } = tokens.theme.extend
const stampSize = { width: 188, height: 224 }

/** A stamp with its perforated edge; the picture shows where the sun stands. */
function stampOf(picture: Canvas): Canvas {
  const { width: wide, height: high } = stampSize
  const stamp = createCanvas(wide, high)
  const pen = stamp.getContext('2d')
  pen.fillStyle = colors.maize.soft
  pen.fillRect(0, 0, wide, high)
  const inside = { width: wide - 40, height: high - 40 }
  const shown = (picture.height * inside.width) / inside.height
  const left = picture.width * 0.74 - shown / 2
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, left, 0, shown, picture.height, 20, 20, inside.width, inside.height)
  pen.globalCompositeOperation = 'destination-out'
  const step = 18
  for (let x = step / 2 - 5; x < wide; x += step) for (const y of [0, high]) hole(pen, x, y)
  for (let y = step / 2 - 1; y < high; y += step) for (const x of [0, wide]) hole(pen, x, y)
  return stamp
}

function hole(pen: Pen, x: number, y: number): void {
  pen.beginPath()
  pen.arc(x, y, 5.5, 0, Math.PI * 2)
  pen.fill()
}

/** Puts a stamp with a perforated edge there; inside it is the right half of a picture. */
export function drawStamp(pen: Pen, picture: Canvas, x: number, y: number): void {
  pen.save()
  pen.shadowColor = colors.muted
  pen.shadowBlur = 5
  pen.shadowOffsetY = 2
  pen.drawImage(stampOf(picture), x, y)
  pen.restore()
}

/** A postmark around a point, with its waves to the left. */
export function drawPostmark(pen: Pen, x: number, y: number): void {
  pen.save()
  pen.globalAlpha = 0.75
  pen.strokeStyle = colors.terracotta.DEFAULT
  pen.lineWidth = 4
  for (const radius of [74, 56]) {
    pen.beginPath()
    pen.arc(x, y, radius, 0, Math.PI * 2)
    pen.stroke()
  }
  for (let line = -2; line <= 2; line++) {
    pen.beginPath()
    for (let step = 0; step <= 150; step += 6) {
      pen.lineTo(x - 74 - step, y + line * 20 + 6 * Math.sin(step / 24))
    }
    pen.stroke()
  }
  pen.restore()
}
