/**
 * Bakes the parts of MakeHuman's CC0 data that the painter needs into one compact file.
 * Run by hand, once: see README.md beside this file.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { bakedGroups, bakedTargets } from './bake-sources'

type Sparse = Map<number, [number, number, number]>
type Rig = {
  bones: Record<
    string,
    { head: string; tail: string; parent: string | null; rotation_plane: unknown }
  >
  joints: Record<string, number[]>
  planes: Record<string, [string, string, string]>
}

/** Steps of a decimetre: of the mesh, and of what a target moves. */
const meshSteps = 2000
const targetSteps = 500

const source = process.argv[2]
if (!source) throw new Error('Tell the folder of MakeHuman that holds "data".')
const read = (path: string): string => readFileSync(join(source, 'data', path), 'utf8')

const vertices: [number, number, number][] = []
const quads = new Map<string, number[][]>()
let group = ''
for (const line of read('3dobjs/base.obj').split('\n')) {
  const [word, ...rest] = line.trim().split(/\s+/)
  if (word === 'v') vertices.push([Number(rest[0]), Number(rest[1]), Number(rest[2])])
  if (word === 'g') group = rest[0] ?? ''
  if (word === 'f') {
    const face = rest.map((corner) => Number.parseInt(corner, 10) - 1)
    quads.set(group, [...(quads.get(group) ?? []), face])
  }
}

const rig: Rig = JSON.parse(read('rigs/default.mhskel'))
const weights: Record<string, [number, number][]> = JSON.parse(
  read('rigs/default_weights.mhw'),
).weights

// Vertices of the kept groups in their old order, then one point for each joint of the rig.
const kept: number[] = []
const places = new Map<number, number>()
const groups: { name: string; from: number; to: number; faces: number }[] = []
const faces: number[] = []
for (const name of bakedGroups) {
  const from = kept.length
  const own = quads.get(name) ?? []
  for (const index of [...new Set(own.flat())].toSorted((a, b) => a - b))
    if (!places.has(index)) {
      places.set(index, kept.length)
      kept.push(index)
    }
  for (const face of own)
    for (let corner = 0; corner < 4; corner++)
      faces.push(places.get(face[corner] ?? face[0] ?? 0) ?? 0)
  groups.push({ name, from, to: kept.length, faces: own.length })
}
const jointNames = Object.keys(rig.joints).toSorted()
const jointAt = new Map(jointNames.map((name, index) => [name, kept.length + index]))
const count = kept.length + jointNames.length

/** What is told of single vertices, for the kept vertices and the means of the joints. */
function gather(of: (vertex: number) => readonly number[] | undefined): Sparse {
  const result: Sparse = new Map()
  for (const [place, vertex] of kept.entries()) {
    const [x = 0, y = 0, z = 0] = of(vertex) ?? []
    if (x || y || z) result.set(place, [x, y, z])
  }
  for (const name of jointNames) {
    const sum: [number, number, number] = [0, 0, 0]
    const around = rig.joints[name] ?? []
    for (const vertex of around)
      for (const axis of [0, 1, 2] as const)
        sum[axis] += ((of(vertex) ?? [])[axis] ?? 0) / around.length
    if (sum.some(Boolean)) result.set(jointAt.get(name) ?? 0, sum)
  }
  return result
}

function target(files: readonly string[]): Sparse {
  const moved: Sparse = new Map()
  for (const file of files)
    for (const line of read(`targets/${file}.target`).split('\n')) {
      if (!/^\d/.test(line)) continue
      const [index = 0, x = 0, y = 0, z = 0] = line.trim().split(/\s+/).map(Number)
      const [a, b, c] = moved.get(index) ?? [0, 0, 0]
      moved.set(index, [a + x, b + y, c + z])
    }
  return gather((vertex) => moved.get(vertex))
}

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value)

/** Numbers as the low bytes of all, then the high bytes of all: that packs better. */
function split(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) {
    bytes[index] = value & 255
    bytes[values.length + index] = value >> 8
  }
  return bytes
}

/** Vertices as gaps, and each axis as differences from the vertex before. */
function sparseBytes(moves: Sparse, steps: number): { bytes: Buffer; moved: number } {
  const rounded = [...moves]
    .map(([at, move]) => [at, ...move.map((value) => Math.round(value * steps))] as const)
    .filter(([, x, y, z]) => x || y || z)
  const gaps = rounded.map(([at], index) => at - (rounded[index - 1]?.[0] ?? 0))
  const axes = ([1, 2, 3] as const).map((axis) =>
    rounded.map((row, index) => zigzag((row[axis] ?? 0) - (rounded[index - 1]?.[axis] ?? 0))),
  )
  return { bytes: Buffer.concat([split(gaps), ...axes.map(split)]), moved: rounded.length }
}

function weightBytes(boneNames: readonly string[]): Buffer {
  const of = new Map<number, [number, number][]>()
  for (const [bone, name] of boneNames.entries())
    for (const [vertex, weight] of weights[name] ?? []) {
      const place = places.get(vertex)
      if (place !== undefined) of.set(place, [...(of.get(place) ?? []), [bone, weight]])
    }
  const bytes = Buffer.alloc(kept.length * 8)
  for (let place = 0; place < kept.length; place++) {
    const four = (of.get(place) ?? [[0, 1] as [number, number]])
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, 4)
    const sum = four.reduce((total, [, weight]) => total + weight, 0)
    for (const [slot, [bone, weight]] of four.entries()) {
      bytes[slot * kept.length + place] = bone
      bytes[(4 + slot) * kept.length + place] = Math.round((weight / sum) * 255)
    }
  }
  return bytes
}

const boneNames = Object.keys(rig.bones)
const bones = boneNames.map((name) => {
  const bone = rig.bones[name]
  const plane = rig.planes[String(bone?.rotation_plane)] ?? []
  return {
    name,
    parent: bone?.parent ?? '',
    head: jointAt.get(bone?.head ?? '') ?? 0,
    tail: jointAt.get(bone?.tail ?? '') ?? 0,
    plane: plane.map((joint) => jointAt.get(joint) ?? 0),
  }
})
const targets: { name: string; moved: number }[] = []
const parts = [
  sparseBytes(
    gather((vertex) => vertices[vertex]),
    meshSteps,
  ).bytes,
]
const dense = parts[0]?.length === count * 8
if (!dense) throw new Error('A vertex stands at the origin.')
parts.push(split(faces.map((at, index) => zigzag(at - (faces[index - 4] ?? 0)))))
parts.push(weightBytes(boneNames))
for (const [name, files] of bakedTargets(join(source, 'data/targets'))) {
  const { bytes, moved } = sparseBytes(target(files), targetSteps)
  targets.push({ name, moved })
  parts.push(bytes)
}
const header = Buffer.from(
  JSON.stringify({
    source: 'MakeHuman base mesh, rig and targets, CC0 1.0 Universal; see README.md',
    vertices: count,
    skinned: kept.length,
    meshSteps,
    targetSteps,
    groups,
    bones,
    targets,
  }),
)
const size = Buffer.alloc(4)
size.writeUInt32LE(header.length)
const packed = brotliCompressSync(Buffer.concat([size, header, ...parts]), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
const file = fileURLToPath(new URL('body.bin.br', import.meta.url))
writeFileSync(file, packed)
console.log(`${file}: ${count} points, ${targets.length} targets, ${packed.length} bytes`)
