import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

/** Parts of the face of which one side may differ; the target of each is `asym-<part>-l`. */
export const crookedParts = ['brown-1', 'cheek-1', 'eye-1', 'jaw-1', 'mouth-1', 'nose-1'] as const

/** A part of the mesh: its vertices and its quads lie together. */
type Group = {
  name: string
  /** First vertex, and the one after the last; a vertex of an earlier group may be used too. */
  from: number
  to: number
  /** First quad, and the one after the last. */
  firstQuad: number
  lastQuad: number
}

/** A bone of the rig; its ends are points of the mesh that follow its shape. */
type RigBone = {
  name: string
  /** Index of the parent, -1 for the root; parents come before children. */
  parent: number
  head: number
  tail: number
  /** Three points of the plane it bends in. */
  plane: readonly number[]
}

/** How a target moves the points it touches, in decimetres. */
type Target = { at: Uint16Array; moves: Float32Array }

export type BodyData = {
  /** Coordinates of all points in decimetres: x to its left, y up, z forward. */
  points: Float32Array
  /** Points before this one are skinned vertices, those from here on joints of the rig. */
  skinned: number
  /** Four vertices a quad; a triangle repeats one. */
  quads: Uint16Array
  groups: ReadonlyMap<string, Group>
  bones: readonly RigBone[]
  boneAt: ReadonlyMap<string, number>
  /** Four bones of every skinned vertex, and their weights, which sum to 1. */
  skinBones: Uint8Array
  skinWeights: Float32Array
  target: (name: string) => Target
}

type Header = {
  vertices: number
  skinned: number
  meshSteps: number
  targetSteps: number
  groups: { name: string; from: number; to: number; faces: number }[]
  bones: { name: string; parent: string; head: number; tail: number; plane: number[] }[]
  targets: { name: string; moved: number }[]
}

let loaded: BodyData | undefined

/** The baked body, which is read once. */
export function bodyData(): BodyData {
  loaded ??= read()
  return loaded
}

function read(): BodyData {
  const file = fileURLToPath(new URL('body.bin.br', import.meta.url))
  const bytes = brotliDecompressSync(readFileSync(file))
  const start = 4 + bytes.readUInt32LE(0)
  const header: Header = JSON.parse(bytes.toString('utf8', 4, start))
  const { vertices, skinned } = header
  let offset = start
  const mesh = sparse(bytes, offset, vertices, header.meshSteps)
  offset += vertices * 8
  const quadCount = header.groups.reduce((sum, { faces }) => sum + faces, 0)
  const packedQuads = words(bytes, offset, quadCount * 4)
  offset += quadCount * 8
  const quads = new Uint16Array(quadCount * 4)
  for (let i = 0; i < quads.length; i++)
    quads[i] = unzigzag(packedQuads[i] ?? 0) + (quads[i - 4] ?? 0)
  const skin = bytes.subarray(offset, offset + skinned * 8)
  offset += skinned * 8
  const starts = new Map<string, { offset: number; moved: number }>()
  for (const { name, moved } of header.targets) {
    starts.set(name, { offset, moved })
    offset += moved * 8
  }
  const decoded = new Map<string, Target>()
  return {
    points: mesh.moves,
    skinned,
    quads,
    groups: groupsOf(header),
    ...rigOf(header),
    ...skinOf(skin, skinned),
    target: (name) => {
      let found = decoded.get(name)
      if (!found) {
        const place = starts.get(name)
        if (!place) throw new Error(`There is no target "${name}".`)
        found = sparse(bytes, place.offset, place.moved, header.targetSteps)
        decoded.set(name, found)
      }
      return found
    },
  }
}

function groupsOf(header: Header): ReadonlyMap<string, Group> {
  let quad = 0
  return new Map(
    header.groups.map(({ name, from, to, faces }) => {
      const firstQuad = quad
      quad += faces
      return [name, { name, from, to, firstQuad, lastQuad: quad }]
    }),
  )
}

function rigOf(header: Header): Pick<BodyData, 'bones' | 'boneAt'> {
  const boneAt = new Map(header.bones.map(({ name }, index) => [name, index]))
  const bones = header.bones.map((bone) => ({ ...bone, parent: boneAt.get(bone.parent) ?? -1 }))
  return { bones, boneAt }
}

function skinOf(bytes: Buffer, count: number): Pick<BodyData, 'skinBones' | 'skinWeights'> {
  const skinBones = new Uint8Array(count * 4)
  const skinWeights = new Float32Array(count * 4)
  for (let vertex = 0; vertex < count; vertex++) {
    let sum = 0
    for (let slot = 0; slot < 4; slot++) sum += bytes[(4 + slot) * count + vertex] ?? 0
    for (let slot = 0; slot < 4; slot++) {
      skinBones[vertex * 4 + slot] = bytes[slot * count + vertex] ?? 0
      skinWeights[vertex * 4 + slot] = (bytes[(4 + slot) * count + vertex] ?? 0) / sum
    }
  }
  return { skinBones, skinWeights }
}

function unzigzag(value: number): number {
  return value & 1 ? -(value + 1) / 2 : value / 2
}

/** Numbers that were written as all low bytes, then all high bytes. */
function words(bytes: Buffer, offset: number, count: number): Uint16Array {
  const result = new Uint16Array(count)
  for (let i = 0; i < count; i++)
    result[i] = (bytes[offset + i] ?? 0) + 256 * (bytes[offset + count + i] ?? 0)
  return result
}

function sparse(bytes: Buffer, offset: number, count: number, steps: number): Target {
  const at = words(bytes, offset, count)
  for (let i = 1; i < count; i++) at[i] = (at[i] ?? 0) + (at[i - 1] ?? 0)
  const moves = new Float32Array(count * 3)
  for (let axis = 0; axis < 3; axis++) {
    const packed = words(bytes, offset + count * 2 * (axis + 1), count)
    let value = 0
    for (let i = 0; i < count; i++) {
      value += unzigzag(packed[i] ?? 0)
      moves[i * 3 + axis] = value / steps
    }
  }
  return { at, moves }
}
