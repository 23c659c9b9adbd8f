import { plainText } from '../../../lib/plain-text'

/** A row before and after; null where there was none. */
type RowPair = { old_row: Row | null; new_row: Row | null }

type Row = Record<string, unknown>

/** One field of a row; `undefined` where the row did not exist. */
export type ChangedField = {
  name: string
  before: string | undefined
  after: string | undefined
}

/** What the columns are called in the editors, in the order people read them. */
const names: readonly (readonly [column: string, name: string])[] = [
  ['title', 'Title'],
  ['status', 'State'],
  ['publish_at', 'Not before'],
  ['slug', 'Address'],
  ['category', 'Category'],
  ['date', 'Date'],
  ['updated_on', 'Updated on'],
  ['author', 'Author'],
  ['duration', 'Duration'],
  ['location', 'Location'],
  ['participants', 'Group size'],
  ['url', 'Picture'],
  ['image', 'Picture'],
  ['image_alt', 'What the picture shows'],
  ['alt', 'What the picture shows'],
  ['decorative', 'Only decorates'],
  ['focus_x', 'Middle of the picture, from the left (%)'],
  ['focus_y', 'Middle of the picture, from the top (%)'],
  ['description', 'Short text'],
  ['full_description', 'Full text'],
  ['excerpt', 'Excerpt'],
  ['content', 'Text'],
  ['read_minutes', 'Read time (minutes)'],
  ['itinerary', 'Itinerary'],
  ['includes', 'Includes'],
  ['external_links', 'Links'],
  ['featured', 'Featured'],
  ['consent', 'Consent'],
  ['tour_ids', 'Tours of the home page, by their numbers'],
  ['role', 'Role'],
]

/** What the database keeps for itself. */
const ownColumns = new Set([
  'id',
  'user_id',
  'version',
  'created_at',
  'updated_at',
  'updated_by',
  'first_published_at',
  'sort_order',
  'width',
  'height',
  'storage_path',
])

const states = new Map([
  ['draft', 'Draft'],
  ['published', 'Published'],
  ['unpublished', 'Unpublished'],
])

/** The fields in which a row differs before and after; all that hold something where one is missing. */
export function changedFields({ old_row, new_row }: RowPair): ChangedField[] {
  const present = { ...old_row, ...new_row }
  const known = names.map(([column]) => column)
  const others = Object.keys(present).filter(
    (column) => !known.includes(column) && !ownColumns.has(column),
  )
  return [...known, ...others].flatMap((column) => {
    if (!(column in present)) return []
    const [before, after] = [old_row?.[column], new_row?.[column]]
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    const field = { name: nameOf(column), ...bothTexts(column, before, after) }
    const isBare = (!old_row || !new_row) && !field.before && !field.after
    return isBare
      ? []
      : [
          {
            ...field,
            before: old_row ? field.before : undefined,
            after: new_row ? field.after : undefined,
          },
        ]
  })
}

function nameOf(column: string): string {
  const known = names.find(([name]) => name === column)
  if (known) return known[1]
  const words = column.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** HTML as its words; as it is written where the words alone do not tell the two apart. */
function bothTexts(column: string, before: unknown, after: unknown) {
  const written = { before: textOf(column, before), after: textOf(column, after) }
  const words = { before: wordsOf(written.before), after: wordsOf(written.after) }
  return words.before === words.after ? written : words
}

function wordsOf(text: string): string {
  if (!/<[a-z][^>]*>/i.test(text)) return text
  const blocks = text.split(/<\/(?:p|h[1-6]|li|blockquote|figure)>|<br\s*\/?>/i)
  return blocks.map(plainText).filter(Boolean).join('\n')
}

/** A value of a column as people read it; '' for none. */
function textOf(column: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((entry) => textOf(column, entry)).join('\n')
  if (typeof value === 'object') {
    return Object.values(value)
      .map((entry) => textOf(column, entry))
      .join(' · ')
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return column === 'status' ? (states.get(text) ?? text) : text
}
