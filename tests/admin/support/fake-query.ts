export type Row = Record<string, unknown>

/** Parameters of PostgREST that are no filters. */
const others = new Set(['select', 'order', 'offset', 'limit', 'columns', 'on_conflict'])

/** A value as an address writes it. */
const written = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null)

/** A text that begins with `%` and ends with it, and its escaped signs. */
function isLike(value: unknown, pattern: string): boolean {
  const words = pattern.slice(1, -1).replace(/\\(.)/g, '$1')
  return written(value).toLowerCase().includes(words.toLowerCase())
}

/** The entries of an array as PostgreSQL writes it, each in quotes. */
function entriesOf(array: string): string[] {
  return [...array.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, entry = '']) =>
    entry.replace(/\\(.)/g, '$1'),
  )
}

function holds(value: unknown, condition: string): boolean {
  const [operator = '', ...rest] = condition.split('.')
  const operand = rest.join('.')
  switch (operator) {
    case 'eq':
      return written(value) === operand
    case 'neq':
      return written(value) !== operand
    case 'is':
      return written(value) === operand
    case 'gt':
      return value !== null && value !== undefined && written(value) > operand
    case 'lte':
      return value !== null && value !== undefined && written(value) <= operand
    case 'in':
      return operand.slice(1, -1).split(',').includes(written(value))
    case 'ilike(all)':
      return entriesOf(operand).every((pattern) => isLike(value, pattern))
    case 'like':
    case 'ilike':
      return isLike(value, operand)
    default:
      throw new Error(`The fake backend does not know the filter ${condition}`)
  }
}

function fits(row: Row, name: string, condition: string): boolean {
  if (others.has(name)) return true
  if (name !== 'or') return holds(row[name], condition)
  return condition
    .slice(1, -1)
    .split(',')
    .some((part) => {
      const [column = '', ...rest] = part.split('.')
      return holds(row[column], rest.join('.'))
    })
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [left, right] = [written(one ?? ''), written(other ?? '')]
  if (left === right) return 0
  return left < right ? -1 : 1
}

/** `rows` in the order that `order` asks for, as in `created_at.desc,id.asc`. */
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
 * What PostgREST would answer to the parameters of an address.
 *
 * @returns the rows of the wanted part, the place of the first one, and how many fit in all
 */
export function queryRows(
  all: readonly Row[],
  query: URLSearchParams,
): { rows: Row[]; first: number; total: number } {
  const fitting = all.filter((row) =>
    [...query].every(([name, condition]) => fits(row, name, condition)),
  )
  const first = Number(query.get('offset') ?? 0)
  const limit = Number(query.get('limit') ?? Number.POSITIVE_INFINITY)
  const rows = sorted(fitting, query.get('order') ?? '').slice(first, first + limit)
  return { rows, first, total: fitting.length }
}
