import type { Joint, Section, Vec } from './volume'

/** How a hoofed animal carries itself, in units of its height at the withers. */
export type Carriage = {
  /** The trunk against a level stand. */
  body: { lift?: number; pitch?: number; forward?: number }
  /** Where the hooves stand: near hind, far hind, near fore, far fore. */
  feet: readonly [Step, Step, Step, Step]
  /** The poll, and how far the face is lifted over the level line. */
  head: Vec
  pitch: number
  /** Lies with folded legs. */
  lying?: boolean
  /** Lies with its belly on the ground, as one that has lain for a while. */
  couched?: boolean
}

/** Where a hoof is. */
export type Step = readonly [x: number, y: number]

/** The proportions of a hoofed animal, one unit high at the withers. */
export type BodyPlan = {
  torso: readonly Section[]
  /** Hip joint and elbow of the near side. */
  hip: Vec
  elbow: Vec
  hind: { thigh: number; gaskin: number; cannon: number }
  fore: { forearm: number; cannon: number }
  /** Thickness of joints and bones against a goat's. */
  bone: number
  /** Mass of thigh and shoulder against a goat's. */
  flesh: number
  /** Where hooves stand under hip and elbow, and half the width of the stand. */
  stand: readonly [hind: number, fore: number, side: number]
  neck: { withers: Joint; breast: Joint; throat: number; crest: number; flat: number }
  /** Size of the head; its joint with the neck lies behind and below the poll. */
  head: number
  /** Size of the fold of skin under the throat, if any. */
  dewlap?: number
}
