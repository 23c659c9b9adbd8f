import { expect, test } from 'vitest'
import { partsOf } from '../../film/marks'
import { composeStages } from '../../film/stages'
import type { Scene } from '../../scene'

const width = 40

const scene: Scene = {
  name: 'test/house',
  width,
  height: 30,
  seed: 1,
  compose: (pen) => {
    pen.fillStyle = '#0000ff'
    pen.fillRect(0, 0, 40, 30)
    pen.save()
    pen.translate(10, 10)
    pen.fillStyle = '#ff0000'
    pen.beginPath()
    pen.rect(0, 0, 10, 10)
    pen.fill()
    pen.restore()
    pen.fillStyle = '#00ff00'
    pen.fillRect(15, 15, 10, 10)
  },
}

test('each stage lacks what stands nearer, and knows what its newest part covers', () => {
  const stages = composeStages(scene, [1, 2], 3)
  const at = (17 * width + 17) * 4
  const colours = stages.map(({ under }) => Array.from(under.pixels.subarray(at, at + 3)))
  expect(colours).toEqual([
    [0, 0, 255],
    [255, 0, 0],
    [0, 255, 0],
  ])
  const covers = stages.map(({ cover }) => cover.filter((opacity) => opacity === 255).length)
  expect(covers).toEqual([40 * 30, 100, 100])
})

test('a scene that was changed is refused by name', () => {
  expect(() => composeStages(scene, [1], 4)).toThrow(/test\/house now makes 3 marks instead of 4/)
})

test('the parts of a scene end with the number of its marks', () => {
  expect(partsOf(scene).at(-1)).toBe('3 marks in all')
})
