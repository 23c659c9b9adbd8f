import { columnLabels, keyOf, type Fields } from '../../../content/collections/collection'
import type { Field } from '../../../content/collections/field'
import { post } from '../../../content/collections/posts'
import { tour } from '../../../content/collections/tours'
import { stateFields, valueText } from '../editing/collection-form'
import { factChanges } from './fact-changes'
import { htmlLines } from './html-lines'
import { capitalised } from './restore-text'
import { pictureChange, type ChangedPictures } from './picture-change'
import { imageForm } from '../picture-library/gallery-image-row'

/** A row before and after a change; null when it did not exist. */
type RowPair = { old_row: Row | null; new_row: Row | null }

type Row = Record<string, unknown>

/** One field of a row; `undefined` where the row did not exist. */
export type ChangedField = {
  name: string
  before: string | undefined
  after: string | undefined
  /** To show where the field is a picture, beside its words. */
  pictures?: ChangedPictures
}

const collections = {
  tours: { ...tour.fields, ...stateFields },
  blog_posts: { ...post.fields, ...stateFields },
  gallery_images: imageForm.fields,
} satisfies Record<string, Fields>

/** Labels of the columns of other tables. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['tour_ids', 'Tours of the home page, by their numbers'],
  ['role', 'Role'],
  ['taken_at', 'Taken'],
  ['until', 'Rights end'],
])

const firstColumns = ['title', 'status', 'publish_at']

const ownColumns = new Set([
  'id',
  'user_id',
  'version',
  'created_at',
  'updated_at',
  'updated_by',
  'first_published_at',
  'created_by',
  'sort_order',
  'width',
  'height',
  'storage_path',
])

/** The fields that differ, in the order of the editor; all with a value if one row is missing. */
export function changedFields(table: string, { old_row, new_row }: RowPair): ChangedField[] {
  if (table === 'site_facts') {
    const id = Number(new_row?.['id'] ?? old_row?.['id'])
    return factChanges(id, old_row?.['value'], new_row?.['value'])
  }
  const fields = fieldsOf(table)
  const names = new Map([...columnLabels(fields), ...otherNames])
  const present = { ...old_row, ...new_row }
  const columns = new Set([...firstColumns, ...names.keys(), ...Object.keys(present)])
  return [...columns].flatMap((column) => {
    if (!(column in present) || ownColumns.has(column)) return []
    const [before, after] = [old_row?.[column], new_row?.[column]]
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    const field = fields[keyOf(fields, column)]
    const texts =
      field?.format === 'picture'
        ? pictureChange(pictureIn(old_row, column), pictureIn(new_row, column))
        : bothTexts(field, before, after)
    if (!texts || ((!old_row || !new_row) && !texts.before && !texts.after)) return []
    return [
      {
        ...texts,
        name: names.get(column) ?? capitalised(column.replaceAll('_', ' ')),
        before: old_row ? texts.before : undefined,
        after: new_row ? texts.after : undefined,
      },
    ]
  })
}

const pictureIn = (row: Row | null, column: string) => ({
  src: row?.[column],
  alt: row?.['image_alt'] ?? row?.['alt'],
})

function fieldsOf(table: string): Fields {
  return Object.entries(collections).find(([name]) => name === table)?.[1] ?? {}
}

/** HTML as text; emphasis is named only if nothing else differs, the source if that is equal, too. */
function bothTexts(field: Field | undefined, before: unknown, after: unknown) {
  const text = (value: unknown) => wordsOfField(field, value) ?? valueText(value)
  const source = { before: text(before), after: text(after) }
  for (const withEmphasis of [false, true]) {
    const words = {
      before: wordsOf(source.before, withEmphasis),
      after: wordsOf(source.after, withEmphasis),
    }
    if (words.before !== words.after) return words
  }
  return source
}

function wordsOf(text: string, withEmphasis: boolean): string {
  return /<[a-z][^>]*>/i.test(text) ? htmlLines(text, withEmphasis) : text
}

/** The field definition's text for a value; undefined when it has none or the value is damaged. */
function wordsOfField(field: Field | undefined, value: unknown): string | undefined {
  const stored = field?.words && field.column.safeParse(value)
  return stored?.success ? field?.words?.(stored.data) : undefined
}
