import type { Canvas } from '@napi-rs/canvas'
import tokens from '../../tailwind.config'
import { size } from './measures'

type Pen = ReturnType<Canvas['getContext']>

/** How far the eye is from the card, in widths of the card. */
const eye = 2.4

/**
 * Draws the card as it turns over about its upright axis.
 *
 * @param share How far it has turned: 0 shows the front, 1 the back.
 */
export function drawTurning(pen: Pen, front: Canvas, back: Canvas, share: number): void {
  const { width, height } = size
  const angle = share * Math.PI
  const face = share < 0.5 ? front : back
  // The back is seen the right way round once it faces the eye.
  const [cos, sin] =
    share < 0.5 ? [Math.cos(angle), Math.sin(angle)] : [-Math.cos(angle), -Math.sin(angle)]
  const away = 1 + 0.3 * Math.sin(angle)
  pen.fillStyle = tokens.theme.extend.colors.ink
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  for (let column = 0; column < width; column++) {
    const seen = ((column + 0.5) / width - 0.5) * away
    const from = (seen * eye) / (eye * cos - seen * sin)
    if (Math.abs(from) > 0.5) continue
    const scale = eye / (eye + from * sin) / away
    const high = height * scale
    const source = Math.min(width - 1, (from + 0.5) * width)
    pen.drawImage(face, source, 0, 1, height, column, (height - high) / 2, 1, high)
  }
}
