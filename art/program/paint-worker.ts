import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { paint } from '../brush/brush'
import { scenesOf } from './load-scenes'
import { hashOf } from './masters'
import { underpaint, type Underpainting } from '../underpaint'

export type Order = {
  /** The file of the scene, and its name. */
  file: string
  name: string
  /** Hash of the underpainting that needs no new picture; none to paint whatever comes out. */
  painted: string | undefined
}

export type Answer =
  | { underpainting: string; picture: Uint8Array | undefined }
  | { failure: string }

parentPort?.on('message', (order: Order) => {
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  void answer(order).then((message) => parentPort?.postMessage(message))
})

async function answer(order: Order): Promise<Answer> {
  try {
    return await compose(order)
  } catch (error) {
    return { failure: String(error) }
  }
}

async function compose({ file, name, painted }: Order): Promise<Answer> {
  const scene = (await scenesOf(file)).find((one) => one.name === name)
  if (!scene) throw new Error(`${file} has no scene ${name} any more.`)
  const under = underpaint(scene)
  const underpainting = hashOf(scene, under)
  const picture = underpainting === painted ? undefined : await paintAndPack(under, scene.seed)
  return { underpainting, picture }
}

/** Paints one picture and packs it as WebP. */
async function paintAndPack(under: Underpainting, seed: number): Promise<Uint8Array> {
  const { width, height } = under
  const packed = await sharp(paint(under, seed), { raw: { width, height, channels: 3 } })
    .webp({ quality: 88, effort: 5, smartSubsample: true })
    .toBuffer()
  return new Uint8Array(packed)
}
