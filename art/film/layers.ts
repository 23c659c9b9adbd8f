import sharp from 'sharp'
import { paint } from '../brush/brush'
import type { Scene } from '../scene'
import { composeStages, type Stage } from './stages'

/** Points of a curve: row of the painting, and how near it is (0 far away, 1 at the lower edge). */
export type Nearness = readonly (readonly [row: number, nearness: number])[]

/** One sheet of a painting that moves by itself. */
export type Layer = {
  width: number
  height: number
  /** Four bytes a pixel, the colours already weighed by the opacity. */
  pixels: Uint8Array
  /** For each row the first column that shows, and the one after the last. */
  spans: Int32Array
  /** How near each row is. */
  nearness: Float32Array
}

/** A layer's part of a scene: from which mark on it is drawn, and how near it is. */
export type Cut = { from: number; nearness: Nearness }

/**
 * Paints a scene stage by stage and cuts every stage out of its own painting, so that behind each
 * layer there is paint as well. Far layers come first.
 *
 * @throws Error when the scene is no longer composed as it was when its cuts were made.
 */
export async function paintLayers(
  scene: Scene,
  cuts: readonly Cut[],
  total: number,
): Promise<Layer[]> {
  const starts = cuts.slice(1).map(({ from }) => from)
  const layers: Layer[] = []
  for (const [index, stage] of composeStages(scene, starts, total).entries()) {
    const mask = index === 0 ? undefined : await maskOf(stage)
    layers.push(cutOut(stage, paint(stage.under, scene.seed), mask, cuts[index]?.nearness ?? []))
  }
  return layers
}

/** Strokes reach over what they paint, so the mask is a little wider than the part, and soft. */
async function maskOf({ under, cover }: Stage): Promise<Uint8Array> {
  const { width, height } = under
  // Shadows and smoke are thin but belong to the thing: they are taken whole.
  const firm = cover.map((opacity) => Math.min(255, Math.max(0, opacity - 10) * 6))
  const soft = await sharp(firm, { raw: { width, height, channels: 1 } })
    .blur(2.6)
    .extractChannel(0)
    .raw()
    .toBuffer()
  return Uint8Array.from(soft, (share) => Math.min(255, Math.max(0, share - 36) * 1.9))
}

function cutOut(
  { under: { width, height } }: Stage,
  paint: Buffer,
  mask: Uint8Array | undefined,
  nearness: Nearness,
): Layer {
  const pixels = new Uint8Array(width * height * 4)
  const spans = new Int32Array(height * 2)
  for (let row = 0; row < height; row++) {
    let [first, end] = [width, 0]
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      const share = mask ? (mask[at] ?? 0) : 255
      if (share === 0) continue
      first = Math.min(first, column)
      end = column + 1
      for (let k = 0; k < 3; k++) pixels[at * 4 + k] = ((paint[at * 3 + k] ?? 0) * share) / 255
      pixels[at * 4 + 3] = share
    }
    spans.set([first, end], row * 2)
  }
  const curve = Float32Array.from({ length: height }, (_, row) => nearnessAt(nearness, row))
  return { width, height, pixels, spans, nearness: curve }
}

/** Height of a curve at a row; beyond its ends it stays level. */
export function nearnessAt(curve: Nearness, row: number): number {
  const after = curve.findIndex(([at]) => at > row)
  const before = curve[after === -1 ? curve.length - 1 : after - 1]
  const next = curve[after]
  if (!before || !next) return (before ?? next)?.[1] ?? 0
  return before[1] + ((next[1] - before[1]) * (row - before[0])) / (next[0] - before[0])
}
