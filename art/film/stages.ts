import { createCanvas } from '@napi-rs/canvas'
import type { Scene } from '../scene'
import { underpaint, type Underpainting } from '../underpaint'

type Pen = Parameters<Scene['compose']>[0]

/** A painting as far as it has come, and what its newest part covers. */
export type Stage = {
  under: Underpainting
  /** How much of the newest part stands on each pixel, 0 to 255. */
  cover: Uint8Array
}

/** Calls that leave a mark; everything else only prepares one. */
const marks = new Set(['fill', 'stroke', 'fillRect', 'strokeRect', 'fillText', 'drawImage'])

/** Calls that answer something and change nothing. */
const isQuestion = /^(create|get|is|measure)/

/**
 * Composes a scene and keeps it at every cut. Scenes are drawn from far to near, so each stage is
 * the picture without everything that stands nearer.
 *
 * @param cuts Numbers of the marks with which a new stage begins, rising.
 * @param total How many marks the scene is known to make.
 * @throws Error when it makes another number: then the cuts no longer mean what they meant.
 */
export function composeStages(scene: Scene, cuts: readonly number[], total: number): Stage[] {
  const kept: { pixels: Uint8ClampedArray; cover: Uint8Array }[] = []
  let count = 0
  const under = underpaint({
    ...scene,
    compose: (pen, frame, random) => {
      const { width, height } = frame
      const cover = createCanvas(width, height).getContext('2d')
      const keep = (): void => {
        kept.push({
          pixels: pen.getImageData(0, 0, width, height).data,
          cover: opacity(cover.getImageData(0, 0, width, height).data),
        })
        cover.save()
        cover.resetTransform()
        cover.clearRect(0, 0, width, height)
        cover.restore()
      }
      const onMark = (): void => {
        if (cuts.includes(count)) keep()
        count += 1
      }
      scene.compose(watched(pen, onMark, cover), frame, random)
      keep()
    },
  })
  if (count !== total) throw new Error(changed(scene.name, total, count))
  return kept.map(({ pixels, cover }) => ({ under: { ...under, pixels }, cover }))
}

/** A pen that tells before every mark, and does on a second canvas whatever it does on its own. */
export function watched(pen: Pen, onMark: () => void, second?: Pen): Pen {
  return new Proxy(pen, {
    get(target, key): unknown {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      if (isQuestion.test(String(key))) return value.bind(target)
      return (...args: unknown[]): unknown => {
        if (marks.has(String(key))) onMark()
        const twin: unknown = second && Reflect.get(second, key, second)
        if (second && typeof twin === 'function') Reflect.apply(twin, second, args)
        return Reflect.apply(value, target, args)
      }
    },
    set(target, key, value) {
      if (second) Reflect.set(second, key, value, second)
      return Reflect.set(target, key, value, target)
    },
  })
}

function opacity(pixels: Uint8ClampedArray): Uint8Array {
  return Uint8Array.from({ length: pixels.length / 4 }, (_, index) => pixels[index * 4 + 3] ?? 0)
}

function changed(name: string, total: number, count: number): string {
  return `The scene ${name} now makes ${count} marks instead of ${total}. Look at its cuts in art/film/shots.ts again: npm run film -- --marks ${name} lists where its parts begin.`
}
