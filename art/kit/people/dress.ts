import { pick } from '../random'
import type { Random } from '../types'

export type Skin = 'umber' | 'sienna' | 'cocoa' | 'chestnut' | 'honey' | 'olive' | 'rose' | 'sand'
type Hair = 'cropped' | 'bald' | 'afro' | 'bun' | 'braids' | 'long' | 'scarf' | 'wrap'
type Hat = 'none' | 'straw' | 'sunhat' | 'cap' | 'beanie' | 'helmet' | 'net' | 'veil'
export type DressName =
  | 'shirt'
  | 'tee'
  | 'overall'
  | 'dress'
  | 'kanga'
  | 'school'
  | 'suit'
  | 'apron'
  | 'fleece'
  | 'lab'
  | 'shuka'
  | 'bee'

/** What somebody wears: shapes by name, colours as `#rrggbb`. */
export type Dress = {
  sleeves: 'short' | 'long' | 'none'
  lower: 'trousers' | 'shorts' | 'skirt' | 'long-skirt'
  /** A loose top that hangs over the hips to here: -1 the hip, 0 the knee (jacket, lab coat). */
  coat?: number
  apron?: boolean
  /** A cloth over one shoulder. */
  shoulderCloth?: boolean
  boots?: boolean
  hair: Hair
  hat: Hat
  shirt: string
  lowerColour: string
  shoe: string
  cloth: string
  hatColour: string
  pattern?: 'checks' | 'bands' | 'dots' | 'none'
  skin: string
  hairColour: string
}

const skins: Record<Skin, string> = {
  umber: '#6e4530',
  sienna: '#8a5638',
  cocoa: '#794c34',
  chestnut: '#9a6543',
  honey: '#b07a50',
  olive: '#b98a62',
  rose: '#dba98a',
  sand: '#cf9f78',
}

const shirts = [
  '#e9e2d2',
  '#5d86a6',
  '#b4523a',
  '#d9a23a',
  '#5f8a62',
  '#8a5a7a',
  '#cfd6d8',
] as const
const prints = [
  '#c8452f',
  '#d98a1f',
  '#2f7d78',
  '#7a3f74',
  '#2f5f9a',
  '#b83b5e',
  '#4f8f3f',
] as const
const trousers = ['#4c4a4f', '#5b5040', '#39485c', '#6d5f4a', '#3f3a3a'] as const
const darkSkins = ['umber', 'sienna', 'cocoa', 'chestnut'] as const
const anySkins = ['umber', 'rose', 'olive', 'cocoa', 'sand', 'honey', 'rose', 'sienna'] as const

/** A skin: one of those of Kenyan hosts, or for visitors of any origin. */
export function skinFor(random: Random, visitor: boolean): Skin {
  return visitor ? pick(random, anySkins) : pick(random, darkSkins)
}

/** An outfit with colours drawn by the seed; `wish` overrides what matters to the scene. */
export function dressFor(
  name: DressName,
  random: Random,
  facts: { woman: boolean; elder: boolean; skin: Skin },
  wish: Partial<Dress> = {},
): Dress {
  const pale = facts.skin === 'rose' || facts.skin === 'sand' || facts.skin === 'olive'
  const base: Dress = {
    sleeves: random() < 0.5 ? 'short' : 'long',
    lower: facts.woman && random() < 0.6 ? 'skirt' : 'trousers',
    hair: facts.woman ? pick(random, ['scarf', 'bun', 'braids', 'cropped'] as const) : 'cropped',
    hat: 'none',
    shirt: pick(random, shirts),
    lowerColour: pick(random, trousers),
    shoe: pick(random, ['#33281f', '#4a3626', '#2d2d30'] as const),
    cloth: pick(random, prints),
    hatColour: '#d9bd83',
    skin: skins[facts.skin],
    hairColour: facts.elder ? '#b9b2a8' : '#1f1815',
  }
  if (pale) {
    base.hair = facts.woman ? 'long' : 'cropped'
    base.hairColour = facts.elder
      ? '#d9d4ca'
      : pick(random, ['#6b4a2b', '#a87f4b', '#3b2a20'] as const)
  }
  return { ...base, ...outfit(name, random, facts.woman, base), ...wish }
}

function outfit(name: DressName, random: Random, woman: boolean, base: Dress): Partial<Dress> {
  const print = pick(random, prints)
  switch (name) {
    case 'shirt':
      return { lower: 'trousers' }
    case 'tee':
      return {
        sleeves: 'short',
        shirt: pick(random, [...prints]),
        lower: random() < 0.3 ? 'shorts' : 'trousers',
      }
    case 'overall':
      return overall(pick(random, ['#3f6a86', '#4f7350', '#7f7a45', '#35597a'] as const))
    case 'dress':
      return { sleeves: 'short', lower: 'skirt', shirt: print, lowerColour: print, pattern: 'dots' }
    case 'kanga':
      return {
        sleeves: 'short',
        lower: 'long-skirt',
        shirt: pick(random, shirts),
        lowerColour: print,
        cloth: pick(random, prints),
        pattern: 'bands',
        hair: woman ? 'scarf' : base.hair,
      }
    case 'school':
      return {
        sleeves: 'long',
        shirt: '#2f5286',
        lower: woman ? 'skirt' : 'shorts',
        lowerColour: woman ? '#5b6470' : '#6b6a66',
        shoe: '#26221f',
        hair: 'cropped',
      }
    case 'suit': {
      const cloth = pick(random, ['#3b4352', '#4d4439', '#57585c', '#2f3d4a'] as const)
      return {
        sleeves: 'long',
        coat: -0.72,
        shirt: cloth,
        lowerColour: cloth,
        lower: woman && random() < 0.5 ? 'skirt' : 'trousers',
      }
    }
    case 'apron':
      return {
        apron: true,
        cloth: pick(random, ['#3f6b52', '#b4523a', '#ece4d2', '#4a5f86'] as const),
      }
    case 'fleece':
      return {
        sleeves: 'long',
        coat: -0.82,
        shirt: pick(random, ['#5f7f8f', '#b0583c', '#7d8a58', '#c9a352', '#8f5f77'] as const),
        lower: 'trousers',
        lowerColour: pick(random, ['#8a7b5f', '#6d6a5c', '#4f5b66'] as const),
        hat: random() < 0.7 ? 'sunhat' : 'cap',
        hatColour: pick(random, ['#cdbb93', '#e3dac4', '#8f8a68'] as const),
      }
    case 'lab':
      return { sleeves: 'long', coat: -0.05, shirt: '#ece9e2' }
    case 'shuka':
      return {
        sleeves: 'none',
        lower: 'skirt',
        shirt: '#b02a2a',
        lowerColour: '#b8322e',
        cloth: '#c23a30',
        shoulderCloth: true,
        pattern: 'checks',
        shoe: '#5a3a26',
        hair: 'cropped',
      }
    case 'bee':
      break
  }
  return {
    sleeves: 'long',
    shirt: '#efe9da',
    lowerColour: '#eae3d2',
    lower: 'trousers',
    hat: 'veil',
    hatColour: '#e9dfc4',
    boots: true,
    shoe: '#d8d0bc',
  }
}

function overall(colour: string): Partial<Dress> {
  return {
    sleeves: 'long',
    shirt: colour,
    lowerColour: colour,
    lower: 'trousers',
    boots: true,
    shoe: '#2f4a3a',
  }
}
