import type { Scene } from '../scene'
import { underpaint } from '../underpaint'
import { watched } from './stages'

/** Functions named for each part: the scene's own, and those that it calls for the part. */
const depth = 4

/**
 * The parts of a scene in the order they are drawn, one line each: the number of the part's first
 * mark, and which function drew it. The cuts of shots.ts are such numbers.
 */
export function partsOf(scene: Scene): string[] {
  const parts: string[] = []
  let [count, last] = [0, '']
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = 50
  underpaint({
    ...scene,
    compose: (pen, frame, random) => {
      const onMark = (): void => {
        const caller = callers(new Error().stack ?? '')
        if (caller !== last) parts.push(`${count} ${caller}`)
        last = caller
        count += 1
      }
      scene.compose(watched(pen, onMark), frame, random)
    },
  })
  Error.stackTraceLimit = before
  return [...parts, `${count} marks in all`]
}

/** The art program's functions on the way to a mark, from the scene's own inwards. */
function callers(stack: string): string {
  const lines = stack.split('\n').filter((line) => /\/art\/(?:scenes|kit)\//.test(line))
  const names = lines.map((line) => {
    const [, name = '', file = ''] = /at (?:new )?(\S+) \(.*\/([\w-]+\.ts:\d+)/.exec(line) ?? []
    return `${name} ${file}`.trim()
  })
  return names.toReversed().slice(0, depth).join(' > ')
}
