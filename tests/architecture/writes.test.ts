import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const adminDir = join(import.meta.dirname, '../../src/admin')

/** Calls of the client library that write rows. A delete of a `Map` or a `Set` names what goes. */
function isWrite(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const name = node.expression.name.text
  return (
    ['insert', 'update', 'upsert'].includes(name) ||
    (name === 'delete' && node.arguments.length === 0)
  )
}

function isNamedCall(node: ts.Node, name: string): boolean {
  return (
    ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name
  )
}

/** Whether the rows of an expression are asked for and counted, directly or by the name it is given. */
function isChecked(node: ts.Node): boolean {
  let isSelected = false
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at
    if (isNamedCall(parent, 'readChangedRows')) return isSelected
    if (ts.isPropertyAccessExpression(parent) && parent.expression === at) {
      isSelected ||= parent.name.text === 'select'
    }
    if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) {
      return usesOf(parent.name).some(isChecked)
    }
  }
  return false
}

/** Every other place of the same block in which a name stands. */
function usesOf(name: ts.Identifier): ts.Node[] {
  let block: ts.Node = name
  while (block.parent && !ts.isBlock(block)) block = block.parent
  const uses: ts.Node[] = []
  const visit = (node: ts.Node) => {
    if (node !== name && ts.isIdentifier(node) && node.text === name.text) uses.push(node)
    node.forEachChild(visit)
  }
  visit(block)
  return uses
}

/** The writes of a file, each with its place as `file:line`. */
function writesOf(file: string, text: string): { node: ts.Node; place: string }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const writes: { node: ts.Node; place: string }[] = []
  const visit = (node: ts.Node) => {
    if (isWrite(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      writes.push({ node, place: `${file}:${line + 1}` })
    }
    node.forEachChild(visit)
  }
  visit(source)
  return writes
}

/** The writes of a file that may report success although no row has changed. */
function uncheckedWrites(file: string, text: string): string[] {
  return writesOf(file, text).flatMap(({ node, place }) => (isChecked(node) ? [] : [place]))
}

const files = readdirSync(adminDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
)

test('every write of the studio asks for the rows it has changed, and none is a failure', () => {
  const faults = files.flatMap((file) =>
    uncheckedWrites(file, readFileSync(join(adminDir, file), 'utf8')),
  )
  // It tidies up after an upload that was given up: mostly there is no row, and that is well.
  expect(faults.map((fault) => fault.replace(/:\d+$/, ''))).toEqual([
    'kit/picture-library/save-draft.ts',
  ])
})

test('there are writes to look at', () => {
  const writes = files.flatMap((file) =>
    writesOf(file, readFileSync(join(adminDir, file), 'utf8')).map(() => file),
  )
  expect(writes.length).toBeGreaterThan(8)
  // Save, delete and bulk changes of the three collections.
  expect(writes.filter((file) => file === 'kit/collection/collection.ts')).toHaveLength(5)
})

describe('what the rule above notices', () => {
  test.each([
    `await getClient().from('tours').delete().eq('id', 1)`,
    `await getClient().from('tours').update({}).eq('id', 1).select('id')`,
    `await readChangedRows(getClient().from('tours').insert({}))`,
    `const request = table.delete(); await request.in('id', [1]).select('id')`,
  ])('%s', (code) => {
    expect(uncheckedWrites('bad.ts', code)).toEqual(['bad.ts:1'])
  })

  test('accepts writes that ask for their rows', () => {
    const good = `await readChangedRows(isNew ? table.insert(row).select('*') : table.update(row).eq('id', 1).select('*'))
      const request = isGone ? table.delete() : table.update(row)
      await readChangedRows(request.in('id', [1]).select('id'))
      seen.delete(1)`
    expect(uncheckedWrites('good.ts', good)).toEqual([])
  })
})
