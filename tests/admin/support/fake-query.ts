export type Row = Record<string, unknown>

/** Parameters of PostgREST that are not filters. */
const nonFilters = new Set(['select', 'order', 'offset', 'limit', 'columns', 'on_conflict'])

/** A value as in a query of a URL. */
const serialise = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null)

/** Supports only patterns that begin and end with a wildcard. */
function isLike(value: unknown, pattern: string): boolean {
  const words = pattern.slice(1, -1).replace(/\\(.)/g, '$1')
  return serialise(value).toLowerCase().includes(words.toLowerCase())
}

/** The entries of a PostgreSQL array literal with quoted entries. */
function entriesOf(array: string): string[] {
  return [...array.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, entry = '']) =>
    entry.replace(/\\(.)/g, '$1'),
  )
}

function matches(value: unknown, condition: string): boolean {
  const [operator = '', ...rest] = condition.split('.')
  const operand = rest.join('.')
  switch (operator) {
    case 'eq':
      return serialise(value) === operand
    case 'neq':
      return serialise(value) !== operand
    case 'is':
      return serialise(value) === operand
    case 'not':
      return !matches(value, operand)
    case 'gt':
      return value !== null && value !== undefined && serialise(value) > operand
    case 'lte':
      return value !== null && value !== undefined && serialise(value) <= operand
    case 'in':
      return operand.slice(1, -1).split(',').includes(serialise(value))
    case 'ilike(all)':
      return entriesOf(operand).every((pattern) => isLike(value, pattern))
    case 'like':
    case 'ilike':
      return isLike(value, operand)
    default:
      throw new Error(`The fake backend does not know the filter ${condition}`)
  }
}

function matchesFilter(row: Row, name: string, condition: string): boolean {
  if (nonFilters.has(name)) return true
  if (name !== 'or') return matches(row[name], condition)
  return partsOf(condition.slice(1, -1)).some((part) => matchesPart(row, part))
}

/** A part of a logical filter: `title.is.null` or `and(alt.eq.,decorative.is.false)`. */
function matchesPart(row: Row, part: string): boolean {
  const [, all] = /^and\((.*)\)$/.exec(part) ?? []
  if (all !== undefined) return partsOf(all).every((inner) => matchesPart(row, inner))
  const [column = '', ...rest] = part.split('.')
  return matches(row[column], rest.join('.'))
}

/** Splits at the commas that stand in no brackets. */
function partsOf(list: string): string[] {
  return list.split(/,(?![^(]*\))/)
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [left, right] = [serialise(one ?? ''), serialise(other ?? '')]
  if (left === right) return 0
  return left < right ? -1 : 1
}

/** Sorts rows by an order such as `created_at.desc,id.asc`. */
function sorted(rows: Row[], order: string): Row[] {
  const keys = order.split(',').filter(Boolean)
  return rows.toSorted((one, other) => {
    for (const key of keys) {
      const [column = '', direction] = key.split('.')
      const difference = compare(one[column], other[column])
      if (difference !== 0) return direction === 'desc' ? -difference : difference
    }
    return 0
  })
}

/**
 * Runs a query of PostgREST over rows.
 *
 * @returns the rows of the requested range, the index of the first one, and the number of all matches
 */
export function queryRows(
  all: readonly Row[],
  query: URLSearchParams,
): { rows: Row[]; first: number; total: number } {
  const found = all.filter((row) =>
    [...query].every(([name, condition]) => matchesFilter(row, name, condition)),
  )
  const first = Number(query.get('offset') ?? 0)
  const limit = Number(query.get('limit') ?? Number.POSITIVE_INFINITY)
  const rows = sorted(found, query.get('order') ?? '').slice(first, first + limit)
  return { rows, first, total: found.length }
}
