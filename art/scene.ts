import type { Pen, Random } from './kit/types'

/** Measures of the canvas, in pixels. */
export type Frame = { width: number; height: number }

/** A round place where the finest brushes go: a face, hands, an animal's head. */
export type FocusSpot = { x: number; y: number; radius: number }

export type Scene = {
  /** Path of the master without suffix: `hero/1`, `gallery/01-…`, `tours/goat-farm-tour`. */
  name: string
  /** 1600 unless told. */
  width?: number
  height: number
  seed: number
  /** Lays the flat underpainting. */
  compose: (pen: Pen, frame: Frame, random: Random) => void
  /** Whether a last, hair-thin brush goes over the middle of the focus: eyes, lips, fingers. */
  fine?: boolean
  /** Where finer strokes go, or a drawing in white on black of where they go. */
  focus?: readonly FocusSpot[] | ((pen: Pen, frame: Frame) => void)
}
