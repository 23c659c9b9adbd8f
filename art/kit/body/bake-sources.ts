import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { crookedParts } from './data'

/** Folders of targets of which everything is baked that the patterns do not leave out. */
const folders = [
  'cheek',
  'chin',
  'ears',
  'eyebrows',
  'eyes',
  'forehead',
  'head',
  'mouth',
  'neck',
  'nose',
  'buttocks',
  'hip',
  'stomach',
  'torso',
]
const leftOut =
  /trans-(?:in|out|horiz)|^head-trans|navel|^r-|epicanthus|pointed|triangle|square|hip-trans|torso-trans|hip-waist/

const measures = [
  'ankle-circ-decr',
  'calf-circ-decr',
  'calf-circ-incr',
  'shoulder-dist-decr',
  'shoulder-dist-incr',
  'thigh-circ-decr',
  'thigh-circ-incr',
  'upperarm-circ-decr',
  'upperarm-circ-incr',
  'waist-circ-decr',
  'waist-circ-incr',
]

/** The targets that make sex, age, weight and people. */
function macros(): string[] {
  const names: string[] = []
  for (const sex of ['female', 'male'])
    for (const age of ['child', 'young', 'old']) {
      for (const people of ['african', 'caucasian', 'asian']) names.push(`${people}-${sex}-${age}`)
      for (const weight of ['minweight', 'averageweight', 'maxweight'])
        names.push(`universal-${sex}-${age}-averagemuscle-${weight}`)
    }
  names.push('universal-male-young-maxmuscle-averageweight')
  return names
}

/** Every baked target: its name, and the files under `data/targets` whose sum it is. */
export function bakedTargets(targets: string): Map<string, readonly string[]> {
  const all = new Map<string, readonly string[]>()
  for (const name of macros()) all.set(name, [`macrodetails/${name}`])
  const add = (folder: string, names: readonly string[]): void => {
    for (const name of names)
      if (name.startsWith('l-'))
        all.set(name.slice(2), [`${folder}/${name}`, `${folder}/r-${name.slice(2)}`])
      else all.set(name, [`${folder}/${name}`])
  }
  const listed = (folder: string): string[] =>
    readdirSync(join(targets, folder))
      .filter((file) => file.endsWith('.target'))
      .map((file) => file.replace('.target', ''))
      .toSorted()
  for (const folder of folders)
    add(
      folder,
      listed(folder).filter((name) => !leftOut.test(name)),
    )
  add(
    'measure',
    measures.map((name) => `measure-${name}`),
  )
  add(
    'asym',
    crookedParts.map((name) => `asym-${name}-l`),
  )
  for (const cup of ['mincup', 'maxcup'])
    add('breast', [`female-young-averagemuscle-averageweight-${cup}-averagefirmness`])
  for (const name of listed('expression/units/african'))
    if (!/platysma|pursing/.test(name))
      all.set(`face-${name}`, [`expression/units/african/${name}`])
  return all
}

/** Groups of the base mesh that are kept, in the order of the baked file. */
export const bakedGroups = [
  'body',
  'helper-tights',
  'helper-skirt',
  'helper-hair',
  'helper-l-eye',
  'helper-r-eye',
  'helper-upper-teeth',
  'helper-lower-teeth',
] as const
