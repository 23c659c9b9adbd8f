import { ellipsoid, far, join } from './forms'

export type Cut = 'cropped' | 'afro' | 'braids' | 'bun' | 'puffs' | 'bald' | 'long'
export type Cloth = 'wrap' | 'scarf'
type Hat = 'straw' | 'sunhat' | 'cap' | 'beanie'

/** Hair, cloth or hat; `colour` and `second` are those of cloth and hat. */
export type Worn =
  | { kind: Cut }
  | { kind: Cloth; colour: string; second?: string }
  | { kind: Hat; colour: string; second?: string }

export type Mood = {
  /** -1 sad, 0 calm, 1 a broad smile. */
  smile?: number
  /** How far the mouth is open, from 0 to 1. */
  open?: number
  /** How far the lids are open: 0 shut, 1 wide. */
  lids?: number
  /** Brows: up, or drawn together when below 0. */
  brows?: number
  /** Where the eyes look: to the person's right, and up; 1 is far. */
  gaze?: readonly [number, number]
}

export type Face = Mood & {
  skin: string
  hair?: string
  age?: 'child' | 'youth' | 'adult' | 'elder'
  sex?: 'man' | 'woman'
  beard?: number
  /** Breadth of the nose, fullness of the lips, breadth of the jaw: 1 is usual. */
  nose?: number
  lips?: number
  jaw?: number
  /** How full the cheeks are, from 0 to 1: a small child's. */
  plump?: number
  worn?: Worn
}

/** The same face with everything told, and its lines on the front of the head. */
export type Features = Required<Omit<Face, 'worn' | 'gaze'>> & {
  gaze: readonly [number, number]
  worn: Worn
  child: boolean
  woman: boolean
  /** Height of the eyes and the mouth, and where the eyes are beside the middle. */
  eyeY: number
  eyeZ: number
  mouthY: number
  mouthHalf: number
  browY: number
}

export function featuresOf(face: Face): Features {
  const child = face.age === 'child'
  const woman = face.sex !== 'man'
  const smile = face.smile ?? 0.2
  return {
    hair: '#17110e',
    age: 'adult',
    sex: 'woman',
    beard: 0,
    nose: face.sex === 'man' ? 1 : 0.92,
    lips: 1,
    jaw: face.sex === 'man' ? 1 : 0.93,
    plump: 0,
    open: 0,
    lids: 0.85,
    brows: 0,
    gaze: [0, 0],
    worn: { kind: 'cropped' },
    ...face,
    smile,
    child,
    woman,
    eyeY: child ? -0.045 : 0,
    eyeZ: child ? 0.15 : 0.143,
    mouthY: child ? -0.295 : -0.288,
    mouthHalf: (child ? 0.1 : 0.112) * (1 + 0.26 * Math.max(0, smile)),
    browY: child ? 0.06 : 0.098,
  }
}

/** How wide the eye is open above and below a place across it (-1 inner corner, 1 outer). */
export function eyeEdges(f: Features, across: number): { over: number; under: number } {
  const squeeze = 1 - 0.38 * Math.max(0, f.smile) - 0.2 * f.open * Math.max(0, f.smile)
  const over = (f.child ? 0.05 : 0.044) * f.lids * (1 - Math.abs(across) ** 2.4)
  const under = (f.child ? 0.026 : 0.022) * squeeze * (1 - across * across)
  return { over: over + 0.008 * across, under: under - 0.008 * across }
}

export const eyeHalf = 0.073

/** Where the mouth's line and lips lie at a place across it (z without sign). */
export function mouthAt(f: Features, z: number) {
  const t = Math.min(1.2, z / f.mouthHalf)
  const room = Math.max(0, 1 - t * t)
  const line = f.mouthY + f.smile * 0.05 * t * t - 0.006 * t * t
  const open = f.open * (0.075 + 0.035 * Math.max(0, f.smile)) * Math.sqrt(room)
  const full = f.lips * (f.child ? 0.85 : 1) * (1 - 0.25 * Math.max(0, f.smile))
  const bow = 1 - 0.22 * Math.exp(-((z / 0.018) ** 2))
  return {
    t,
    top: line + open * 0.35,
    bottom: line - open,
    upper: 0.05 * full * room ** 0.7 * bow,
    lower: 0.058 * full * room ** 0.6,
  }
}

/** The skull without the face, larger by `more`: hair and cloth lie on it. */
export function skull(x: number, y: number, z: number, more = 0): number {
  const d = ellipsoid(x + 0.075, y - 0.125, z, 0.425 + more, 0.368 + more, 0.335 + more)
  return join(d, ellipsoid(x - 0.1, y - 0.19, z, 0.29 + more, 0.29 + more, 0.27 + more), 0.06)
}

/** How far a point lies behind the line of the hair: over the brow, down the temple, to the nape. */
export function behindHairline(x: number, y: number, a: number, high = 0): number {
  const up = y - high
  const edge =
    up > 0.2
      ? 0.26 + 0.5 * Math.min(0.12, up - 0.2) + 0.4 * Math.max(0, up - 0.32)
      : up > -0.02
        ? 0.115 + 0.66 * (up + 0.02)
        : up > -0.1
          ? 0.115
          : -0.1
  const ear = far((x + 0.05) / 0.09, (y + 0.05) / 0.13)
  const free = a > 0.26 && ear < 1 ? -0.06 : 9
  return Math.min(edge - x, free, (y + 0.36 + 0.15 * x) * 0.8)
}
