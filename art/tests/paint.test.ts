import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from '../commands/paint'
import { masterFile, readRecords } from '../program/masters'

let folder: string
let scenes: string
let masters: string
let told: string[]

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'art-'))
  scenes = path.join(folder, 'scenes')
  masters = path.join(folder, 'masters')
  mkdirSync(path.join(scenes, 'kit'), { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
  told = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void told.push(line))
  write('kit/colours.ts', "export const sky = '#3f7fb4'\n")
  writeScene('meadow', "import { sky } from './kit/colours'", 'sky')
  writeScene('barn', '', "'#8a4f3a'")
})
afterEach(() => {
  process.exitCode = undefined
  rmSync(folder, { recursive: true })
})

function write(name: string, text: string): void {
  writeFileSync(path.join(scenes, name), text)
}

function writeScene(name: string, head: string, colour: string): void {
  const compose = `(pen, frame) => {
    pen.fillStyle = ${colour}
    pen.fillRect(0, 0, frame.width, frame.height)
  }`
  write(
    `${name}.ts`,
    `${head}\nexport const scenes = [{ name: '${name}', width: 48, height: 40, seed: 7, compose: ${compose} }]\n`,
  )
}

/** Runs the command; gives what it told, without the times. */
async function art(...args: string[]): Promise<string[]> {
  told.length = 0
  await main(args, { scenes, masters })
  return told.map((line) => line.replaceAll(/\d+\.\d s|; about .*/g, '').trim()).toSorted()
}

const masterOf = (name: string) => readFileSync(masterFile(name, masters))

test('what is painted stays until its program changes', async () => {
  await art()
  expect(existsSync(masterFile('meadow', masters))).toBe(true)
  expect([...readRecords(masters).keys()]).toEqual(['barn', 'meadow'])
  expect(await art()).toEqual(['All 2 pictures are up to date.'])
})

test('another underpainting is painted, the same one only recorded', async () => {
  await art()
  const [meadow, barn] = [masterOf('meadow'), masterOf('barn')]
  const recorded = readRecords(masters).get('meadow')

  write('kit/colours.ts', "// The sky of a clear morning.\nexport const sky = '#3f7fb4'\n")
  expect((await art()).join()).toContain('1/1 meadow , as it was')
  expect(readRecords(masters).get('meadow')?.underpainting).toBe(recorded?.underpainting)
  expect(readRecords(masters).get('meadow')?.sources).not.toBe(recorded?.sources)
  expect(await art()).toEqual(['All 2 pictures are up to date.'])

  write('kit/colours.ts', "export const sky = '#101828'\n")
  expect((await art()).join()).toContain('1/1 meadow , painted')
  expect(masterOf('meadow').equals(meadow)).toBe(false)
  expect(masterOf('barn').equals(barn)).toBe(true)
})

test('a scene that is named is painted again, to the same bytes', async () => {
  await art()
  const before = masterOf('barn')
  writeFileSync(masterFile('barn', masters), 'spoilt')
  expect((await art('bar')).join()).toContain('1/1 barn , painted')
  expect(masterOf('barn').equals(before)).toBe(true)
})

test('a deleted picture is painted again', async () => {
  await art()
  rmSync(masterFile('barn', masters))
  expect((await art()).join()).toContain('1/1 barn , painted')
})

test('a broken scene is reported and the others are painted; the command fails', async () => {
  write('broken.ts', "import { sea } from './kit/waves'\nexport const scenes = [sea]\n")
  writeScene('failing', '', 'missing.colour')
  const lines = (await art()).join('\n')
  expect(lines).toMatch(/! .*broken\.ts cannot be loaded: .*waves/)
  expect(lines).toContain('! failing cannot be painted: ReferenceError: missing is not defined')
  expect(existsSync(masterFile('barn', masters))).toBe(true)
  expect([...readRecords(masters).keys()]).toEqual(['barn', 'meadow'])
  expect(process.exitCode).toBe(1)
})

test('a name without a scene is reported', async () => {
  expect(await art('river')).toEqual(['! No scene begins with river.'])
  expect(process.exitCode).toBe(1)
})
