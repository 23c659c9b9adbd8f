import { grassTufts, ground, road } from '../../kit/ground'
import type { Body } from '../../kit/people/body'
import { ankle, type Action } from '../../kit/people/poses'
import { seeded } from '../../kit/random'
import { foliage } from '../../kit/shapes'
import { Stage } from '../../kit/stage'
import type { Light, Pen } from '../../kit/types'
import type { Frame } from '../../scene'

/** The brow of the hill in the upright picture: the path goes over it, down to the fields. */
export function brow(pen: Pen, frame: Frame, light: Light): void {
  const { width, height } = frame
  const random = seeded(4021)
  const stage = new Stage(pen, frame, random, light)
  const crest = (x: number): number => {
    const share = Math.min(1, Math.max(0, x / width))
    const rise = share * share * (3 - 2 * share)
    return height * (0.862 - 0.128 * rise) + 7 * Math.sin(x / 83) + 4 * Math.sin(x / 31)
  }
  // The air over the valley parts the hill from the fields.
  stage.glow([width * 0.4, height * 0.8, width * 1.7], height * 0.2, '#e4ecc8', 0.3, 0.1)
  ground(pen, frame, light, random, {
    top: crest,
    colour: '#83a046',
    patches: '#b9a653',
    grass: 46,
    distance: 0.04,
  })
  const path = (
    [
      [0.34, 1.1, 0.5],
      [0.41, 1.0, 0.36],
      [0.515, 0.915, 0.24],
      [0.595, 0.855, 0.165],
      [0.645, 0.81, 0.112],
      [0.672, 0.78, 0.078],
      [0.7, 0.745, 0.05],
    ] as const
  ).map(([x, y, wide]) => [width * x, height * y, width * wide] as const)
  pen.save()
  pen.beginPath()
  pen.moveTo(0, height)
  for (let x = 0; x <= width; x += 8) pen.lineTo(x, crest(x) + 3)
  pen.lineTo(width, height)
  pen.clip()
  road(pen, path, light, random, {
    colour: '#b9744a',
    distance: 0.06,
    tracks: false,
    verge: '#7f9440',
  })
  pen.restore()
  fringe(pen, frame, light, crest)
  walkers(stage)
}

/** Grass and bushes along the brow, so that no line cuts hill from valley. */
function fringe(
  pen: Pen,
  { width, height }: Frame,
  light: Light,
  crest: (x: number) => number,
): void {
  const random = seeded(4022)
  for (let x = -10; x < width + 20; x += 17) {
    const off = Math.abs(x - width * 0.685) / width
    if (off < 0.032) continue
    const tall = 16 + 22 * random() * Math.min(1, off * 4)
    const colour = random() < 0.5 ? '#8aa04a' : '#b3a557'
    grassTufts(pen, { x, y: crest(x) + 10, size: tall }, light, random, { width: 34, colour })
  }
  for (const [at, down, size] of [
    [0.02, 0.002, 0.13],
    [0.12, 0.006, 0.08],
    [0.235, 0.002, 0.06],
    [0.8, 0.004, 0.085],
    [0.88, 0.008, 0.13],
    [0.985, 0.012, 0.17],
    [0.06, 0.1, 0.12],
    [0.93, 0.17, 0.17],
    [0.76, 0.1, 0.07],
  ] as const) {
    const x = width * at
    const area = {
      x,
      y: crest(x) + height * down - size * width * 0.3,
      width: width * size * 1.35,
      height: width * size * 0.85,
    }
    const foot = area.y + area.height * 0.46
    foliage(pen, area, light, random, { base: '#4f7236', dab: 9 })
    grassTufts(pen, { x, y: foot + 8, size: 26 }, light, random, {
      width: area.width,
      colour: '#83a046',
    })
  }
}

/** Two guests go down the path, seen from behind, thumbs under the straps of their packs. */
function walkers(stage: Stage): void {
  const { width, height } = stage.frame
  const dressOf = { lowerColour: '#5a5244' }
  const seen = { visitor: true, tilt: 0.24, props: ['backpack'] }
  stage.person([width * 0.62, height * 0.862, width * 0.29, 1], {
    ...seen,
    action: (body) => hiking(body, -1),
    sex: 'man',
    skin: 'olive',
    turn: -1.78,
    face: { hair: '#4a3422' },
    wear: { ...dressOf, shirt: '#3f6f9a', hat: 'sunhat', hatColour: '#d9c79a' },
    outfit: { backpack: '#8a5a34' },
  })
  stage.person([width * 0.47, height * 0.952, width * 0.375, 1], {
    ...seen,
    action: (body) => hiking(body, 1),
    sex: 'woman',
    skin: 'umber',
    turn: -1.05,
    wear: { ...dressOf, shirt: '#c8502f', hat: 'none', hair: 'braids' },
    outfit: { backpack: '#3f5a4a' },
  })
}

/** A stride downhill; `ahead` is the leg in front, 1 the right one. */
function hiking(body: Body, ahead: 1 | -1): Action {
  const up = body.hip + body.waist + body.chest
  const z = body.hipHalf * 0.72
  const front = [0.12, ankle + 0.004, z * ahead] as const
  const back = [-0.15, ankle + 0.04, -z * ahead] as const
  return {
    pose: {
      hips: [0, body.hip - 0.02],
      lean: 0.1,
      twist: 0.07 * ahead,
      nod: 0.06,
      left: [0.11, up - 0.075, -body.shoulderHalf * 0.8],
      right: [0.11, up - 0.075, body.shoulderHalf * 0.8],
      elbows: [-0.45, -1, 0.5],
      leftFoot: ahead < 0 ? front : back,
      rightFoot: ahead > 0 ? front : back,
      leftToe: ahead < 0 ? -0.1 : 0.4,
      rightToe: ahead > 0 ? -0.1 : 0.4,
    },
    left: 'fist',
    right: 'fist',
  }
}
