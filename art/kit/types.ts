import type { SKRSContext2D } from '@napi-rs/canvas'

/** The canvas a scene is composed on; lengths are pixels of the whole picture. */
export type Pen = SKRSContext2D

/** A seeded source of numbers from 0 to under 1: the same seed gives the same picture. */
export type Random = () => number

/** The light of one scene. Every lit surface, shade and cast shadow follows it. */
export type Light = {
  /** Where it comes from: -1 from the left, 0 from behind the painter, 1 from the right. */
  from: number
  /** How high it stands: 0 on the horizon (long shadows), 1 overhead. */
  height: number
  /** How hard it is: 0 an overcast sky without shadows, 1 bare sun. */
  strength: number
  /** Colour of what the light hits, as `#rrggbb`. */
  warm: string
  /** Colour of the shade. */
  cool: string
  /** Colour that everything takes on with distance. */
  air: string
}

/** Where a figure stands and how big it is. */
export type Place = {
  /** Middle of the feet or the foot of the thing, in pixels. */
  x: number
  y: number
  /** Height of the thing, in pixels (a goat: to its back; a person: to the crown). */
  size: number
  /** Which way it looks; right unless told. */
  facing?: 'left' | 'right'
  /** 0 near (full colour) to 1 far (lost in the air). */
  distance?: number
}
