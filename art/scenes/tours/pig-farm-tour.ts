import { pig } from '../../kit/animals/pig'
import { trough } from '../../kit/goat-farm'
import { dressed } from '../../kit/human/dressed'
import type { Body } from '../../kit/people/body'
import { stand, type Action } from '../../kit/people/poses'
import { tonesOf } from '../../kit/shapes'
import { shed } from '../../kit/things/buildings'
import { fence } from '../../kit/things/farm-things'
import { eucalyptus, hedge, treeLine } from '../../kit/trees'
import type { Light, Pen, Place, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'

/** Pigs outside a timber sty in the mist of Lari; the keeper brings the feed. */
function pigFarm(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'mist', -0.5)
  const { light } = stage
  stage.sky({ kind: 'mist', horizon: 460 })
  stage.ridge({ base: 330, rise: 60, wave: 400, colour: '#6f8f84', distance: 0.66, foot: 520 })
  stage.mist(430, 90, 0.8)
  const hill = (x: number): number => 640 - 190 * (x / 1600) + 20 * Math.sin(x / 210)
  treeLine(
    pen,
    { x: 60, y: 620, size: 330, distance: 0.56 },
    { x: 760, y: 560, size: 300, distance: 0.5 },
    light,
    random,
    { count: 8, tree: eucalyptus },
  )
  stage.mist(560, 110, 0.7)
  stage.ground({ top: hill, colour: '#6fa048', patches: '#8fb25a', distance: 0.36, grass: 40 })
  stage.put(hedge, [1300, 520, 60, 1, 0.34], { width: 800, ragged: 0.5 })
  stage.mist(560, 60, 0.5)
  stage.put(shed, [1050, 800, 360, 1, 0.04], { kind: 'pigs', turn: 0.42 })
  stage.put(fence, [260, 760, 90, 1, 0.12], { length: 14, turn: 0.05 })
  stage.put(pig, [1040, 838, 116, -1, 0.06], { pose: 'standing', coat: 'pink', turn: 0.3 })
  stage.put(pig, [1330, 822, 116, -1, 0.06], { pose: 'lying', coat: 'pink', turn: 0.2 })
  // Trodden earth before the sty.
  for (let i = 0; i < 40; i++)
    stage.glow([420 + random() * 1100, 900 + random() * 240, 330], 70, '#7d5f48', 0.5, 0.35)
  stage.put(pig, [1455, 985, 172, -1], {
    pose: 'looking',
    coat: 'spotted',
    turn: 0.4,
    look: 0.3,
    near: true,
  })
  stage.put(trough, [820, 1030, 105], { length: 3.1, part: 'back' })
  stage.put(feed, [690, 936, 0])
  stage.put(trough, [820, 1030, 105], { length: 3.1, part: 'front' })
  tippedBucket(stage, 604, 664)
  stage.put(dressed, [395, 1080, 800, 1], {
    action: pours,
    dress: 'overall',
    sex: 'woman',
    skin: 'sienna',
    turn: 0.55,
    mood: { smile: 0.7, open: 0.15, gaze: [0.1, -0.45] },
    wear: {
      hair: 'scarf',
      cloth: '#b8402f',
      shirt: '#3f6a86',
      lowerColour: '#3f6a86',
      shoe: '#2c3b33',
    },
  })
  stage.put(pig, [1130, 1118, 245, -1], {
    pose: 'standing',
    coat: 'pink',
    turn: 0.32,
    look: 0.1,
    near: true,
  })
  stage.put(pig, [700, 1150, 92, 1], { piglet: true, coat: 'pink', pose: 'walking', turn: 0.2 })
  stage.tufts([800, 1212, 64], 1700, '#6f9a48')
}

/** Bent to the trough, one hand at the rim of the bucket, the other under its foot. */
function pours(body: Body): Action {
  return {
    pose: {
      ...stand(body),
      lean: 0.34,
      nod: 0.02,
      left: [0.25, 0.55, -0.1],
      right: [0.17, 0.56, 0.115],
      leftFoot: [0.09, 0.045, -0.07],
      rightFoot: [-0.07, 0.045, 0.07],
      elbows: [-0.6, -0.5, 0.7],
    },
    left: 'fist',
    right: 'fist',
  }
}

/** A yellow bucket tipped forward, its mouth low and full of meal; x, y is its middle. */
function tippedBucket(stage: Stage, x: number, y: number): void {
  const { pen, light } = stage
  const paint = tonesOf('#c9992f', light)
  const meal = tonesOf('#b98f52', light)
  pen.save()
  pen.translate(x, y)
  pen.rotate(0.5)
  stage.oval(-96, 0, 44, 144, paint.shade)
  stage.shape(
    [
      [-96, -72],
      [100, -94],
      [100, 94],
      [-96, 72],
    ],
    stage.blend(
      [0, -90],
      [0, 90],
      [
        [0, paint.lit],
        [0.35, paint.middle],
        [1, paint.shade],
      ],
    ),
  )
  for (const at of [-60, 66]) stage.line([at, -78], [at - 14, 0], [at, 80], paint.shade, 6)
  stage.oval(100, 0, 66, 192, paint.lit)
  stage.oval(103, 0, 52, 170, '#4a3a20')
  stage.oval(104, 34, 44, 100, meal.middle)
  stage.line([100, -90], [150, -120], [176, -40], '#6d6a64', 6)
  pen.restore()
}

/** Meal that falls from the bucket into the trough and lies there in a heap. */
function feed(pen: Pen, { x, y }: Place, light: Light, random: Random): void {
  const meal = tonesOf('#c59a58', light)
  pen.fillStyle = meal.middle
  pen.beginPath()
  pen.ellipse(x + 40, y + 8, 170, 24, 0, 0, Math.PI * 2)
  pen.ellipse(x - 10, y - 4, 60, 30, 0, 0, Math.PI * 2)
  pen.fill()
  const grain = (at: number, row: number, size: number, i: number): void => {
    pen.fillStyle = i % 3 === 0 ? meal.lit : i % 3 === 1 ? meal.middle : meal.shade
    pen.beginPath()
    pen.ellipse(at, row, size, size * 0.75, 0, 0, Math.PI * 2)
    pen.fill()
  }
  // Thick where it leaves the bucket, and spread where it lands.
  for (let i = 0; i < 420; i++) {
    const fall = random()
    const spread = 22 + 20 * fall
    grain(
      x - 26 + 26 * fall + (random() - 0.5) * 2 * spread,
      y - 160 + 156 * fall,
      4 + 4 * random(),
      i,
    )
  }
  for (let i = 0; i < 160; i++)
    grain(x - 120 + random() * 320, y - 8 + random() * 30, 3 + 3 * random(), i)
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/pig-farm-tour',
    height: 1200,
    seed: 611,
    compose: pigFarm,
    fine: true,
    focus: [
      { x: 590, y: 480, radius: 170 },
      { x: 660, y: 760, radius: 220 },
      { x: 1000, y: 1000, radius: 220 },
    ],
  },
]
