import { CAMEL, ELEPHANT, GIRAFFE } from './big-builds'
import { HORSE, antelope, horseHead } from './grazer-builds'
import type { Beast } from './quadruped'
import { DOG, SHEEP } from './yard-builds'

export type WildKind =
  | 'zebra'
  | 'impala'
  | 'gazelle'
  | 'giraffe'
  | 'elephant'
  | 'camel'
  | 'donkey'
  | 'sheep'
  | 'dog'

const BUILDS: Record<WildKind, (horned: boolean) => Beast> = {
  zebra: () => ({
    ...HORSE,
    head: (model) => horseHead(model, [-0.07, 0.15, 0.1]),
    neck: { ...HORSE.neck, mane: 0.055 },
  }),
  donkey: () => ({
    ...HORSE,
    neck: { ...HORSE.neck, thick: [0.18, 0.125, 0.1] },
    heads: { ...HORSE.heads, standing: { at: [0.74, 1.12, 0], pitch: -0.75 } },
    head: (model) => horseHead(model, [-0.1, 0.28, 0.12]),
  }),
  impala: (horned) =>
    antelope(
      horned
        ? [
            [0.03, 0.06, 0.03],
            [0.03, 0.18, 0.08],
            [-0.08, 0.3, 0.14],
            [-0.1, 0.44, 0.1],
            [-0.02, 0.56, 0.11],
          ]
        : [],
      0.024,
    ),
  gazelle: (horned) =>
    antelope(
      horned
        ? [
            [0.03, 0.06, 0.03],
            [0.0, 0.22, 0.05],
            [-0.06, 0.36, 0.07],
            [-0.04, 0.48, 0.08],
          ]
        : [],
      0.022,
    ),
  giraffe: () => GIRAFFE,
  elephant: () => ELEPHANT,
  camel: () => CAMEL,
  sheep: () => SHEEP,
  dog: () => DOG,
}

/** The body of an animal of the common four-legged build. */
export function wildBuild(kind: WildKind, horned: boolean): Beast {
  return BUILDS[kind](horned)
}
