import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { loadScenes } from '../program/load-scenes'
import { drawLayer, type View } from './camera'
import { paintLayers, type Layer } from './layers'
import { fadeSeconds, shotSeconds, size, turnSeconds } from './measures'
import { drawFront, paintBack } from './postcard'
import { shots, type Shot } from './shots'
import { drawTurning } from './turn'
import { sentences } from './words'

/** Gives the film's picture at a second; later pictures are quicker to make in order. */
export type Reel = (second: number) => Promise<Canvas>

const { width, height } = size

/**
 * Loads the paintings' scenes; each painting is made when it is first asked for.
 *
 * @throws Error when a scene is missing or no longer comes apart as the shots say.
 */
export async function openReel(): Promise<Reel> {
  const layersOf = await openStore()
  const front = (second: number): Promise<Canvas> => frontAt(second, layersOf)
  const end = shots.length * shotSeconds
  let back: Canvas | undefined
  return async (second) => {
    if (second < end) return front(second)
    back ??= paintBack(canvasOf(await look(shots.length - 1, shotSeconds, layersOf)))
    const share = (second - end) / turnSeconds
    if (share >= 1) return back
    const canvas = createCanvas(width, height)
    drawTurning(canvas.getContext('2d'), await front(end - 0.001), back, smooth(share))
    return canvas
  }
}

type Store = (shot: Shot) => Promise<Layer[]>

async function openStore(): Promise<Store> {
  const { scenes, failures } = await loadScenes()
  const painted = new Map<Shot, Promise<Layer[]>>()
  return (shot) => {
    const found = scenes.find(({ scene }) => scene.name === shot.scene)
    if (!found) throw new Error([`There is no scene ${shot.scene}.`, ...failures].join(' '))
    const layers = painted.get(shot) ?? paintLayers(found.scene, shot.cuts, shot.marks)
    painted.set(shot, layers)
    // Two paintings are seen at once at most; the others would only fill the memory.
    for (const other of [...painted.keys()].slice(0, -2)) painted.delete(other)
    return layers
  }
}

/** The picture side of the card with its title, while one painting gives way to the next. */
async function frontAt(second: number, layersOf: Store): Promise<Canvas> {
  const index = Math.min(shots.length - 1, Math.floor(second / shotSeconds))
  const within = second - index * shotSeconds
  const frame = await look(index, within, layersOf)
  if (index > 0 && within < fadeSeconds) {
    const before = await look(index - 1, within + shotSeconds, layersOf)
    mix(frame, before, 1 - smooth(within / fadeSeconds))
  }
  const canvas = canvasOf(frame)
  drawFront(canvas.getContext('2d'), sentences[index]?.title ?? [], pulled(index, within))
  return canvas
}

/** What the camera sees of a shot so many seconds after its beginning. */
async function look(index: number, second: number, layersOf: Store): Promise<Uint8ClampedArray> {
  const shot = shots[index]
  const frame = new Uint8ClampedArray(width * height * 4)
  if (!shot) return frame
  const view = between(shot.from, shot.to, eased(second / (shotSeconds + fadeSeconds)))
  for (const layer of await layersOf(shot)) drawLayer(frame, layer, view)
  return frame
}

/** How far the title is out of the card's edge; the film begins with the first one there. */
function pulled(index: number, second: number): number {
  const out = index === 0 ? 1 : smooth((second - 0.6) / 0.6)
  return out * (1 - smooth((second - shotSeconds + 0.6) / 0.5))
}

function between(from: View, to: View, share: number): View {
  const at = (one: number, other: number): number => one + (other - one) * share
  return {
    x: at(from.x, to.x),
    y: at(from.y, to.y),
    width: at(from.width, to.width),
    aside: at(from.aside, to.aside),
    closer: at(from.closer, to.closer),
    vanish: from.vanish,
  }
}

/** Starts and ends softly, but never stands still. */
function eased(share: number): number {
  return 0.35 * share + 0.65 * smooth(share)
}

function smooth(share: number): number {
  const within = Math.min(1, Math.max(0, share))
  return within * within * (3 - 2 * within)
}

function mix(frame: Uint8ClampedArray, other: Uint8ClampedArray, share: number): void {
  for (let at = 0; at < frame.length; at++) {
    const here = frame[at] ?? 0
    frame[at] = here + ((other[at] ?? 0) - here) * share
  }
}

function canvasOf(frame: Uint8ClampedArray): Canvas {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  const image = pen.createImageData(width, height)
  image.data.set(frame)
  pen.putImageData(image, 0, 0)
  return canvas
}
