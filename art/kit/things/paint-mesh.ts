import { createCanvas } from '@napi-rs/canvas'
import { noise } from '../animals/noise'
import { toneTable } from '../animals/palette'
import { channelAt, towardLight, turning } from '../animals/shading'
import { cross, dot, unit, type Vec } from '../animals/volume'
import { mix } from '../colour'
import type { Light, Pen, Place } from '../types'
import { Mesh, type Face } from './mesh'
import { rasterFace, rasterOf } from './raster'
import { surfaceColour } from './surfaces'

export type MeshView = {
  /** Turn away from the side view in radians; a quarter turn shows the front. */
  turn?: number
  /** How steeply the painter looks down, in radians. */
  tilt?: number
  shadow?: boolean
  seed?: number
  /** Height in metres that `place.size` stands for; that of the thing unless told. */
  metres?: number
  /** For what is long: how high above its foot and how far away the eye is, in metres; else far lines do not draw in. */
  eye?: readonly [high: number, away: number]
}

/** Paints a thing with its foot at the place: three tones by its planes, its own and its cast shadow. */
export function paintMesh(
  pen: Pen,
  mesh: Mesh,
  place: Place,
  light: Light,
  view: MeshView = {},
): void {
  const { tilt = 0.14, seed = 0 } = view
  const tall =
    view.metres ??
    mesh.faces.reduce((most, { corners }) => Math.max(most, ...corners.map((c) => c[1])), 0.01)
  const scale = place.size / tall
  const yaw = view.turn ?? 0.4
  // Looking left is the mirror picture, so that the furnished side stays in view.
  const flip = place.facing === 'left' ? -1 : 1
  const { upright, lean } = turning(yaw, tilt, flip)
  const project = (p: Vec): Vec => drawnIn(lean(p), view.eye)
  const corners = mesh.faces.map((face) => face.corners.map(upright))
  const sun = towardLight(light, { side: 0.88 })
  if (view.shadow !== false) groundShadow(pen, corners, place, light, { scale, sun, lean: project })
  const seen = corners.map((points) => points.map(project))
  let [left, right, low, high] = [1e9, -1e9, 1e9, -1e9]
  for (const points of seen)
    for (const [x, y] of points) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      low = Math.min(low, y)
      high = Math.max(high, y)
    }
  const fine = Math.min(2, 1500 / Math.max(1, (right - left) * scale, (high - low) * scale))
  const dense = scale * fine
  const width = Math.ceil((right - left) * dense) + 2
  const height = Math.ceil((high - low) * dense) + 2
  const raster = rasterOf(width, height)
  seen.forEach((points, index) =>
    rasterFace(
      raster,
      points.map(([x, y, z]): Vec => [(x - left) * dense + 1, (high - y) * dense + 1, z]),
      index,
    ),
  )
  const shadeOf = shadowMap(corners, sun)
  const canvas = createCanvas(width, height)
  const ink = canvas.getContext('2d')
  const image = ink.createImageData(width, height)
  const tonesOf = toneTable(light, place.distance ?? 0)
  const flatNormals = mesh.faces.map((face) => flatNormal(face, upright))
  const roundNormals = mesh.faces.map((face) => face.normals?.map(upright))
  const mood = Math.min(1, 0.3 + light.strength * 0.8)
  const aim = unit([sun[0] * mood, sun[1] * mood + (1 - mood) * 0.8, sun[2] * mood + 0.1])
  const half = unit([sun[0], sun[1] + Math.sin(tilt), sun[2] + Math.cos(tilt)])
  for (let at = 0; at < width * height; at++) {
    const index = raster.face[at] ?? -1
    const face = mesh.faces[index]
    const points = corners[index]
    const flat = flatNormals[index]
    const round = roundNormals[index]
    if (!face || !points || !flat) continue
    const [u, v] = [raster.u[at] ?? 0, raster.v[at] ?? 0]
    const world = across(points, u, v)
    let n = round ? unit(across(round, u, v)) : flat
    if (lean(n)[2] < 0) n = [-n[0], -n[1], -n[2]]
    const { surface } = face
    const tones = tonesOf(surfaceColour(surface, u * face.wide, v * face.tall, seed))
    const falling = dot(n, aim) + (surface.thin ? 0.22 : 0)
    const open = light.strength > 0.08 ? shadeOf(world, n) : 1
    const soft = surface.glow ? 1 : 1 - 0.8 * light.strength * (1 - open)
    const glow = surface.glow ? 1 : (falling > 0 ? falling * soft : falling * 0.4) + 0.1
    const grain = 1 + (noise(world[0] * 2.6, world[1] * 2.6, world[2] * 2.6, seed) - 0.5) * 0.14
    const near = 0.86 + 0.14 * Math.min(1, world[1] / (tall * 0.3))
    const dim = surface.glow
      ? 1.1
      : grain *
        near *
        (0.94 + 0.1 * n[1]) *
        (1 + 0.25 * light.strength * (Math.min(1, glow) - 0.42))
    const shine =
      (surface.gloss ?? 0) *
      Math.max(0, dot(n, half)) ** 16 *
      soft *
      120 *
      (1 - (place.distance ?? 0))
    for (const channel of [0, 1, 2] as const) {
      const value = channelAt(tones, channel, glow, 0.95) * dim + shine
      image.data[at * 4 + channel] = Math.max(0, Math.min(255, value))
    }
    image.data[at * 4 + 3] = 255
  }
  ink.putImageData(image, 0, 0)
  pen.save()
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(
    canvas,
    place.x + left * scale - 1 / fine,
    place.y - high * scale - 1 / fine,
    width / fine,
    height / fine,
  )
  pen.restore()
}

function drawnIn([x, y, z]: Vec, eye: MeshView['eye']): Vec {
  if (!eye) return [x, y, z]
  const near = eye[1] / (eye[1] - z)
  return [x * near, eye[0] + (y - eye[0]) * near, z]
}

function across(points: readonly Vec[], u: number, v: number): Vec {
  const [a, b, c, d] = points
  if (!a || !b || !c || !d) return [0, 0, 0]
  return [between(a, b, c, d, 0, u, v), between(a, b, c, d, 1, u, v), between(a, b, c, d, 2, u, v)]
}

function between(a: Vec, b: Vec, c: Vec, d: Vec, axis: 0 | 1 | 2, u: number, v: number): number {
  return (a[axis] * (1 - u) + b[axis] * u) * (1 - v) + (d[axis] * (1 - u) + c[axis] * u) * v
}

function flatNormal({ corners: [a, b, c, d] }: Face, upright: (v: Vec) => Vec): Vec {
  const one: Vec = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const other: Vec =
    c === d ? [b[0] - a[0], b[1] - a[1], b[2] - a[2]] : [d[0] - b[0], d[1] - b[1], d[2] - b[2]]
  return upright(unit(cross(one, other)))
}

/** Tells how much of the sun reaches a point, by what stands between. */
function shadowMap(corners: readonly Vec[][], sun: Vec): (world: Vec, normal: Vec) => number {
  const side = unit(cross([0, 1, 0], sun))
  const up = cross(sun, side)
  const turned = corners.map((points) =>
    points.map((p): Vec => [dot(p, side), dot(p, up), dot(p, sun)]),
  )
  let [left, right, low, high] = [1e9, -1e9, 1e9, -1e9]
  for (const points of turned)
    for (const [x, y] of points) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      low = Math.min(low, y)
      high = Math.max(high, y)
    }
  const scale = 420 / Math.max(right - left, high - low, 0.01)
  const map = rasterOf(Math.ceil((right - left) * scale) + 3, Math.ceil((high - low) * scale) + 3)
  turned.forEach((points, index) =>
    rasterFace(
      map,
      points.map(([x, y, z]): Vec => [(x - left) * scale + 1, (y - low) * scale + 1, z]),
      index,
    ),
  )
  const bias = 2.2 / scale
  return (world, n) => {
    const p: Vec = [world[0] + n[0] * bias, world[1] + n[1] * bias, world[2] + n[2] * bias]
    const [x, y, z] = [
      (dot(p, side) - left) * scale + 1,
      (dot(p, up) - low) * scale + 1,
      dot(p, sun),
    ]
    let open = 0
    for (const [dx, dy] of [
      [-0.7, -0.7],
      [0.7, -0.7],
      [-0.7, 0.7],
      [0.7, 0.7],
    ] as const) {
      const [column, row] = [Math.floor(x + dx), Math.floor(y + dy)]
      const outside = column < 0 || row < 0 || column >= map.width || row >= map.height
      if (outside || (map.depth[row * map.width + column] ?? 0) < z + bias) open += 0.25
    }
    return open
  }
}

function groundShadow(
  pen: Pen,
  corners: readonly Vec[][],
  place: Place,
  light: Light,
  { scale, sun, lean }: { scale: number; sun: Vec; lean: (v: Vec) => Vec },
): void {
  const slide = (1 / Math.max(0.36, sun[1])) * Math.min(1, light.strength * 1.6)
  const flat = corners.map((points) =>
    points.map((p) => lean([p[0] - sun[0] * slide * p[1], 0, p[2] - sun[2] * slide * p[1]])),
  )
  const all = flat.flat()
  const [left, right] = [Math.min(...all.map((p) => p[0])), Math.max(...all.map((p) => p[0]))]
  const [low, high] = [Math.min(...all.map((p) => p[1])), Math.max(...all.map((p) => p[1]))]
  const room = 12
  const canvas = createCanvas(
    Math.ceil((right - left) * scale) + room * 2,
    Math.ceil((high - low) * scale) + room * 2,
  )
  const ink = canvas.getContext('2d')
  ink.fillStyle = mix(mix(light.cool, '#1f2418', 0.6), light.air, (place.distance ?? 0) * 0.8)
  for (const points of flat) {
    ink.beginPath()
    for (const [x, y] of points) ink.lineTo((x - left) * scale + room, (high - y) * scale + room)
    ink.closePath()
    ink.fill()
  }
  pen.save()
  pen.globalCompositeOperation = 'multiply'
  pen.globalAlpha = (0.26 + 0.46 * light.strength) * (1 - 0.6 * (place.distance ?? 0))
  pen.filter = `blur(${Math.max(1, 5 - 4 * light.strength + place.size * 0.006).toFixed(1)}px)`
  pen.drawImage(canvas, place.x + left * scale - room, place.y - high * scale - room)
  pen.restore()
}
