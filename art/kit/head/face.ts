export type Cut = 'cropped' | 'afro' | 'braids' | 'bun' | 'puffs' | 'bald' | 'long'
type Wrapped = 'wrap' | 'scarf'
type Hat = 'straw' | 'sunhat' | 'cap' | 'beanie'

/** Hair, cloth or hat; `colour` and `second` are those of cloth and hat. */
export type Worn =
  | { kind: Cut }
  | { kind: Wrapped; colour: string; second?: string }
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
