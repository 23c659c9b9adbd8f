import { type Mesh, type Surface, plain } from './mesh'
import { mabati, boards, post, opening } from './parts'
import { thing } from './thing'

const timber: Surface = { colour: '#8a6642', pattern: 'slats' }

/** A farmhouse with a mabati roof and a veranda; `wall` and `roof` are colours. */
export const farmhouse = thing<{ wall: string; roof: string; lamp: boolean }>(
  { turn: 0.45 },
  (mesh, _random, { wall = '#e2cfa8', roof, lamp }) => {
    const skin: Surface = { colour: wall, pattern: 'mud', second: '#fff4da' }
    mesh.box([0, 0, 0], [9, 2.7, 5.4], skin)
    mesh.gable([0, 2.65, -0.1], [10, 1.75, 6.8], roof ? { ...mabati, colour: roof } : mabati, skin)
    mesh.quad(
      [-5, 2.3, 4.9],
      [5, 2.3, 4.9],
      [5, 2.75, 2.9],
      [-5, 2.75, 2.9],
      roof ? { ...mabati, colour: roof } : mabati,
    )
    mesh.box([0, 0, 3.7], [9.4, 0.25, 2.2], plain('#a58f78'))
    for (const x of [-4.5, -1.6, 1.6, 4.5]) mesh.bar([x, 0.2, 4.6], [x, 2.4, 4.6], 0.09, post)
    const glass: Surface = lamp
      ? { colour: '#ffd98a', glow: true }
      : { colour: '#46555c', pattern: 'glass', second: '#a7bcc0', gloss: 0.5 }
    opening(mesh, 0, 0.2, 2.7, 1, 2.05, plain('#5d3a26'))
    for (const x of [-2.9, 2.9]) opening(mesh, x, 1.05, 2.7, 1.2, 1.1, glass)
    mesh.at([4.5, 0, 0], { yaw: -Math.PI / 2 }, () => opening(mesh, 0, 1.05, 0, 1.2, 1.1, glass))
    mesh.box([2.4, 3.9, -1.2], [0.5, 1, 0.5], {
      colour: '#9a5a42',
      pattern: 'stone',
      second: '#b5765a',
    })
  },
)

/** A goat house on stilts: slatted floor and walls, ramp, mabati roof; `near` shows how it is joined. */
export const goatHouse = thing<{ near: boolean }>({ turn: 0.55 }, (mesh, _random, { near }) => {
  // From near the posts stand before the walls and beside the door, and bear the roof.
  const [posts, front] = near
    ? [[-2.6, -1.05, 0.45, 1.75, 2.65], 1.58]
    : [[-2.6, -0.9, 0.9, 2.6], 1.4]
  for (const x of posts)
    for (const z of [-1.4, front])
      mesh.bar([x, 0, z], [x, near ? 3.37 - z * 0.21 : 3.2, z], 0.1, post)
  if (near) mesh.bar([-3.2, 2.95, 1.6], [3.2, 2.95, 1.6], 0.08, post)
  mesh.box([0, 1.2, 0], [5.8, 0.16, 3.3], { colour: '#7d5c3c', pattern: 'slats' })
  mesh.quad([-2.75, 1.36, 1.5], [0.5, 1.36, 1.5], [0.5, 2.5, 1.5], [-2.75, 2.5, 1.5], timber)
  mesh.quad([1.7, 1.36, 1.5], [2.75, 1.36, 1.5], [2.75, 2.5, 1.5], [1.7, 2.5, 1.5], timber)
  mesh.quad([-2.75, 1.36, -1.5], [2.75, 1.36, -1.5], [2.75, 3.1, -1.5], [-2.75, 3.1, -1.5], timber)
  for (const x of [-2.75, 2.75])
    mesh.quad([x, 1.36, 1.5], [x, 1.36, -1.5], [x, 2.7, -1.5], [x, 2.7, 1.5], timber)
  mesh.quad([0.55, 1.3, 1.55], [1.65, 1.3, 1.55], [1.95, 0, 4.1], [0.85, 0, 4.1], boards)
  mesh.quad([-3.4, 2.95, 2.3], [3.4, 2.95, 2.3], [3.4, 3.9, -2.1], [-3.4, 3.9, -2.1], mabati)
  mesh.quad(
    [-3.4, 2.88, 2.3],
    [3.4, 2.88, 2.3],
    [3.4, 3.83, -2.1],
    [-3.4, 3.83, -2.1],
    plain('#6d6a66'),
  )
})

/** An open shed on posts with stalls: `cows` for a cowshed, `pigs` for low walls, `parlour` with rails. */
export const shed = thing<{ kind: 'cows' | 'pigs' | 'parlour' }>(
  { turn: 0.5 },
  (mesh, _random, { kind = 'cows' }) => {
    const concrete: Surface = { colour: '#b3aa9a', pattern: 'stone', second: '#cfc7b8' }
    mesh.box([0, 0, 0], [8, 0.14, 4], plain('#9d9488'))
    mesh.quad(
      [-4, 0.1, -1.95],
      [4, 0.1, -1.95],
      [4, 2.6, -1.95],
      [-4, 2.6, -1.95],
      kind === 'pigs' ? boards : timber,
    )
    for (const x of [-3.9, -1.3, 1.3, 3.9]) {
      for (const z of [-1.9, 1.9]) mesh.bar([x, 0, z], [x, 2.75, z], 0.09, post)
      if (kind === 'pigs') mesh.box([x, 0.1, 0], [0.16, 0.95, 3.9], concrete)
      else
        for (const y of [0.6, 1.15])
          mesh.bar(
            [x, y, -1.8],
            [x, y, 1.8],
            0.045,
            kind === 'parlour' ? plain('#b9bec0', 0.6) : post,
          )
    }
    if (kind === 'pigs') mesh.box([0, 0.1, 1.9], [8, 0.9, 0.16], boards)
    else mesh.box([0, 0.1, 1.75], [7.8, kind === 'parlour' ? 0.18 : 0.5, 0.5], concrete)
    if (kind === 'parlour')
      for (const x of [-2.6, 0, 2.6]) {
        mesh.bar([x, 1.9, 1.2], [x, 0.75, 1.4], 0.03, plain('#2d2d30'))
        mesh.turned(
          [x, 0.14, 1.35],
          [
            [0.2, 0],
            [0.22, 0.3],
            [0.14, 0.42],
          ],
          plain('#c9ced0', 0.8),
          14,
        )
      }
    mesh.gable([0, 2.7, 0], [9, 1.25, 5.2], mabati)
  },
)

/** A factory among the hills: long hall with a tin roof; `tea` has a chimney and many windows, `coffee` open channels. */
export const factory = thing<{ crop: 'tea' | 'coffee' }>(
  { turn: 0.5 },
  (mesh, _random, { crop = 'tea' }) => {
    const wall: Surface = {
      colour: '#e4ddc8',
      pattern: 'mud',
      second: crop === 'tea' ? '#ece5d2' : '#fff8e4',
    }
    const glass: Surface = { colour: '#52646a', pattern: 'bars', second: '#d9d4c4' }
    const tall = crop === 'tea' ? 6.4 : 4
    mesh.box([0, 0, 0], [22, tall, 9], wall)
    mesh.gable([0, tall - 0.1, 0], [23, 2.6, 10.4], { ...mabati, colour: '#b4b8b4' }, wall)
    for (let x = -9; x <= 9; x += 3)
      for (const y of crop === 'tea' ? [1.1, 3.9] : [1.3]) opening(mesh, x, y, 4.5, 1.9, 1.4, glass)
    mesh.at([11, 0, 0], { yaw: -Math.PI / 2 }, () =>
      opening(mesh, 0, 0, 0, 3, 3.1, plain('#2f3a38')),
    )
    if (crop === 'tea') {
      mesh.box([0, 0, 0], [22.06, 1, 9.06], plain('#7d9a8c'))
      for (const x of [-5.5, 5.5]) {
        mesh.box([x, tall + 2, 0], [8, 0.8, 1.4], { colour: '#8f8a7c', pattern: 'slats' })
        mesh.gable([x, tall + 2.8, 0], [8.8, 0.6, 2.4], mabati)
      }
      mesh.bar(
        [12.6, 0, -3],
        [12.6, 12.6, -3],
        0.72,
        { colour: '#9c5f48', pattern: 'stone', second: '#b87a60' },
        18,
        0.5,
      )
      mesh.bar([12.6, 12.3, -3], [12.6, 12.9, -3], 0.66, plain('#7a4636'), 18)
      mesh.box([-14.5, 0, 0.5], [7, 4, 7], wall)
      mesh.gable([-14.5, 3.9, 0.5], [7.8, 1.9, 8.2], mabati, wall)
      for (const x of [-16.4, -13]) opening(mesh, x, 1.4, 4, 1.7, 1.4, glass)
      return
    }
    channels(mesh, 6.5)
  },
)

function channels(mesh: Mesh, z: number): void {
  for (const row of [0, 1.6, 3.2]) {
    mesh.box([0, 0, z + row], [20, 0.6, 1.2], {
      colour: '#b7ad9c',
      pattern: 'stone',
      second: '#cdc4b4',
    })
    mesh.quad(
      [-9.8, 0.63, z + row + 0.4],
      [9.8, 0.63, z + row + 0.4],
      [9.8, 0.63, z + row - 0.4],
      [-9.8, 0.63, z + row - 0.4],
      plain('#6f97a0', 0.6),
    )
    for (let i = 0; i < 12; i++)
      mesh.quad(
        [-9 + i * 1.5, 0.65, z + row + 0.3],
        [-8.2 + i * 1.5, 0.65, z + row + 0.3],
        [-8.2 + i * 1.5, 0.65, z + row - 0.2],
        [-9 + i * 1.5, 0.65, z + row - 0.2],
        plain('#d8c79a'),
      )
  }
}

/** A polytunnel seen from outside: a rounded house of pale foil. */
export const polytunnel = thing<{ length: number }>(
  { turn: 0.55 },
  (mesh, _random, { length = 16 }) => {
    const foil: Surface = { colour: '#dfe6df', pattern: 'canvas', gloss: 0.5, thin: true }
    const steps = 14
    const point = (i: number): readonly [number, number] => {
      const turn = (i / steps) * Math.PI
      return [Math.cos(turn) * 3.2, Math.max(0, Math.sin(turn)) ** 0.72 * 3]
    }
    for (let i = 0; i < steps; i++) {
      const [[z0, y0], [z1, y1]] = [point(i), point(i + 1)]
      for (let bay = 0; bay < length / 2; bay++) {
        const x = -length / 2 + bay * 2
        mesh.quad(
          [x, y0, z0],
          [x + 2, y0, z0],
          [x + 2, y1, z1],
          [x, y1, z1],
          i < 2 || i > steps - 3 ? { ...foil, pattern: 'net', colour: '#b9c4b4' } : foil,
        )
        mesh.bar([x, y0 * 1.01, z0 * 1.01], [x, y1 * 1.01, z1 * 1.01], 0.05, plain('#aab0aa'))
      }
      for (const x of [-length / 2, length / 2])
        mesh.quad([x, y0, z0], [x, 0, z0], [x, 0, z1], [x, y1, z1], { ...foil, colour: '#cdd6cc' })
    }
    mesh.at([length / 2 + 0.03, 0, 0], { yaw: -Math.PI / 2 }, () =>
      opening(mesh, 0, 0, 0, 1.7, 2.1, plain('#5f7a52'), plain('#f0efe6')),
    )
  },
)
