import type { BodyPlan } from '../../kit/animals/body-plan'

/** A dairy cow of the show ring: a long head, a deep chest, a low belly, flanks drawn in. */
export const dairyCow: Partial<BodyPlan> = {
  torso: [
    [-0.61, 0.9, 0.7, 0.19],
    [-0.53, 0.968, 0.6, 0.34],
    [-0.38, 0.985, 0.53, 0.42],
    [-0.18, 0.968, 0.445, 0.46],
    [0.06, 0.962, 0.41, 0.46],
    [0.28, 0.978, 0.425, 0.385],
    [0.41, 1.0, 0.445, 0.3],
    [0.51, 0.94, 0.455, 0.24],
    [0.57, 0.82, 0.49, 0.18],
  ],
  neck: {
    withers: [0.42, 0.84, 0, 0.15],
    breast: [0.52, 0.64, 0, 0.1],
    throat: 0.08,
    crest: 0.092,
    flat: 0.58,
  },
  head: 1.2,
  dewlap: 1.15,
}
