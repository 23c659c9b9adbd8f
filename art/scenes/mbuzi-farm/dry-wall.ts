import { plain } from '../../kit/things/mesh'
import { thing } from '../../kit/things/thing'

const stones = ['#a39b8f', '#8d867e', '#b3a998', '#98907f', '#857d76', '#a89b86'] as const

/** A wall of field stones laid without mortar, each course uneven, flat stones close together on its top. */
export const dryWall = thing<{ length: number }>(
  { turn: 0.1, metres: 1 },
  (mesh, random, { length = 12 }) => {
    const colour = (): string => stones[Math.floor(random() * stones.length)] ?? '#98907f'
    // The dark heart of the wall shows in the gaps.
    mesh.box([0, 0, 0], [length, 0.84, 0.4], plain('#6a6358'))
    let low = 0
    for (const tall of [0.24, 0.2, 0.18, 0.15]) {
      for (let x = -length / 2 - random() * 0.3; x < length / 2;) {
        const wide = 0.2 + random() * 0.34
        const high = tall * (0.86 + random() * 0.12)
        mesh.at(
          [x + wide / 2, low + (tall - high) / 2, 0.03 * (random() - 0.5)],
          { roll: 0, yaw: 0.1 * (random() - 0.5), pitch: 0.1 * (random() - 0.5) },
          () => {
            const [l, d, cut] = [wide - 0.02, 0.5 - low * 0.1, high * 0.22]
            const tint = plain(colour())
            mesh.box([0, cut * 0.6, 0], [l, high - cut * 1.2, d], tint)
            mesh.box([0, 0, 0], [l - cut, high, d - 0.03], tint)
          },
        )
        x += wide
      }
      low += tall
    }
    for (let x = -length / 2; x < length / 2;) {
      const wide = 0.32 + random() * 0.36
      mesh.at(
        [x + wide / 2, low - 0.01, 0],
        { yaw: 0.08 * (random() - 0.5), pitch: 0.07 * (random() - 0.5) },
        () => mesh.box([0, 0, 0], [wide + 0.03, 0.08 + random() * 0.03, 0.56], plain(colour())),
      )
      x += wide
    }
  },
)
