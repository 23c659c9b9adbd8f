import { readFileSync, readdirSync } from 'node:fs'
import { property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  columnLabels,
  contentOf,
  rowOf,
  type Collection,
} from '../../../src/content/collections/collection'
import { picture } from '../../../src/content/collections/pictures'
import { post } from '../../../src/content/collections/posts'
import { tour } from '../../../src/content/collections/tours'
import { collectionForm, stateFields } from '../../../src/admin/kit/editing/collection-form'
import { imageForm } from '../../../src/admin/kit/picture-library/gallery-image-row'
import { anyContent } from '../../publish/any-content'
import { assert } from '../../properties'

const collections: readonly [string, Collection][] = [
  ['tours', tour],
  ['posts', post],
  ['pictures', picture],
]

const types = readFileSync('src/admin/data/database.types.ts', 'utf8')

/** Columns of a table in the generated types. */
function tableColumns(table: string): string[] {
  const [, row = ''] =
    new RegExp(`^ {6}${table}: \\{\\n {8}Row: \\{\\n(.*?)^ {8}\\}`, 'ms').exec(types) ?? []
  return [...row.matchAll(/^ {10}(\w+):/gm)].flatMap(([, column]) => column ?? [])
}

const migrations = readdirSync('supabase/migrations')
  .toSorted()
  .map((file) => readFileSync(`supabase/migrations/${file}`, 'utf8'))
  .join('\n')

/** Columns of the view of published content, according to the last migration that creates it. */
function viewColumns(table: string): string[] {
  const start = `create (?:or replace )?view public\\.published_${table} .*?\\nselect (.*?)\\nfrom`
  const views = [...migrations.matchAll(new RegExp(start, 'gs'))]
  return (
    views
      .at(-1)?.[1]
      ?.split(',')
      .map((column) => column.trim().replace(`${table}.`, '')) ?? []
  )
}

describe.each(collections)('the definition of %s', (_name, collection) => {
  test('has exactly the columns of its view, and its table has all of them', () => {
    const columns = ['id', ...columnLabels(collection.fields).keys()]
    expect(viewColumns(collection.table).toSorted()).toEqual(columns.toSorted())
    expect(tableColumns(collection.table)).toEqual(expect.arrayContaining(columns))
  })

  test('has a unique label for every field', () => {
    const labels = Object.values(collection.fields).map(({ label }) => label)
    expect(labels.every((label) => label !== '' && label === label.trim())).toBe(true)
    expect(new Set(labels).size).toBe(labels.length)
  })

  test('has an empty value for every field, which drafts accept unless they require the field', () => {
    const needed = Object.entries(collection.fields)
      .filter(([, { draft, empty }]) => !draft.safeParse(empty).success)
      .map(([key]) => key)
    expect(needed).toEqual(
      { tour: ['title', 'category'], post: ['title', 'date'], picture: [] }[collection.kind],
    )
  })

  test('omits empty optional fields from content, and restores them in the row', () => {
    const optional = Object.entries(collection.fields).filter(([, field]) => field.optional)
    const stored = Object.entries(collection.fields).map(([key, { none }]) => [key, none])
    const row = rowOf<Collection>(collection, { id: 1, ...Object.fromEntries(stored) })
    const content = contentOf(collection, Object(row))
    for (const [key] of optional) expect(content).not.toHaveProperty(key)
  })
})

test('Y4 any content is unchanged after conversion to rows and back', () => {
  assert(
    property(anyContent, ({ tours, articles, gallery }) => {
      for (const item of tours) expect(contentOf(tour, rowOf(tour, item))).toEqual(item)
      for (const item of articles) expect(contentOf(post, rowOf(post, item))).toEqual(item)
      for (const item of gallery) expect(contentOf(picture, rowOf(picture, item))).toEqual(item)
    }),
  )
})

test('Y4 K1 any row is unchanged after conversion to form values and back', () => {
  const tourForm = collectionForm(tour, { ...tour.fields, ...stateFields })
  const postForm = collectionForm(post, { ...post.fields, ...stateFields })
  const state = { status: 'draft', publish_at: null, storage_path: null, consent: 'unknown' }
  assert(
    property(anyContent, ({ tours, articles, gallery }) => {
      for (const row of tours.map((item) => rowOf(tour, item))) {
        const values = tourForm.valuesOf({ ...row, ...state })
        expect({ ...state, id: row.id, ...tourForm.rowOf(values) }).toEqual({ ...row, ...state })
      }
      for (const row of articles.map((item) => rowOf(post, item))) {
        const values = postForm.valuesOf({ ...row, ...state })
        expect({ ...state, id: row.id, ...postForm.rowOf(values) }).toEqual({ ...row, ...state })
      }
      for (const row of gallery.map((item) => rowOf(picture, item))) {
        const values = imageForm.valuesOf({ ...row, ...state })
        expect({ id: row.id, ...imageForm.rowOf(values) }).toEqual({ ...row, ...state })
      }
    }),
  )
})
