import { expect, test } from 'vitest'
import { compareRows, readRows, testedIn } from '../../scripts/checks/contract-rows'

const table = `
| ID | Mark | When | What must hold |
| --- | --- | --- | --- |
| W1 | must |  | opens once: 200 no, 201 yes |
| W2 | should |  | closing sets the flag |
| W3 | wow |  | sings |
| W4 | must | later | answers |
`

/** A test's beginning, put together here so that this file proves no row by accident. */
const testNamed = (...words: string[]) => `test.each(cases)(\n  '${words.join(' ')}', () => {})`

test('every must and should row needs a test; later and wow rows do not', () => {
  expect(compareRows(readRows(table), new Set())).toEqual([
    'W1 (must) has no test',
    'W2 (should) has no test',
  ])
  expect(compareRows(readRows(table), new Set(['W1', 'W2']))).toEqual([])
})

test('a test of an unknown row is told', () => {
  expect(compareRows(readRows(table), new Set(['W1', 'W2', 'W9']))).toEqual([
    'W9 is no row of tests/rows.md',
  ])
})

test('the IDs are the first words of a test name', () => {
  expect(testedIn(testNamed('W1', 'W2', 'opens at 201 px'))).toEqual(['W1', 'W2'])
  expect(testedIn(testNamed('opens', 'W1'))).toEqual([])
  const id = 'W1'
  const table = ['test.each([', ` ['${id}', 'x'],`, '])']
  expect(testedIn([...table, "('%s %s', () => {})"].join('\n'))).toEqual(['W1'])
  expect(testedIn([...table, "('all', () => {})"].join('\n'))).toEqual([])
  expect(testedIn("const title = 'W1 elsewhere'")).toEqual([])
})

test('a row that stands there twice is refused', () => {
  expect(() => readRows(table + table)).toThrow('tests/rows.md has two rows W1.')
})
