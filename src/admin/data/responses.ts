import type { ZodType } from 'zod'
import { NothingChanged, RequestFailure } from './errors'
import { explainRefusal } from './explain-refusal'

type Answer<Data> = {
  data: Data | null
  count: number | null
  error: { message: string; code: string } | null
  status: number
}

async function requireSuccess<Data>(request: PromiseLike<Answer<Data>>): Promise<Answer<Data>> {
  const answer = await request
  const { error, status } = answer
  if (error) throw await explainRefusal(new RequestFailure(error.message, status, error.code))
  return answer
}

/**
 * The rows of an answer that fit the schema; rows that cannot even be named are left out.
 *
 * @throws RequestFailure also for a successful answer without a list: it must not look empty
 */
export async function readRows<Row>(
  request: PromiseLike<Answer<unknown>>,
  schema: ZodType<Row>,
): Promise<Row[]> {
  const { data, status } = await requireSuccess(request)
  if (!Array.isArray(data)) throw new RequestFailure('The answer holds no rows', status)
  return data.flatMap((row) => schema.safeParse(row).data ?? [])
}

/** A part of the rows, and how many there are in all. */
export type RowPage<Row> = { rows: Row[]; total: number }

/** PostgREST's code for a part that begins behind the last row. */
const rangeNotSatisfiable = 'PGRST103'

/**
 * A part of the rows of a counted answer; see `readRows`. A part behind the last row is empty.
 *
 * @throws RequestFailure
 */
export async function readRowPage<Row>(
  request: PromiseLike<Answer<unknown>>,
  schema: ZodType<Row>,
): Promise<RowPage<Row>> {
  const answer = await request
  if (answer.error?.code === rangeNotSatisfiable) return { rows: [], total: answer.count ?? 0 }
  const checked = Promise.resolve(answer)
  return { rows: await readRows(checked, schema), total: await readCount(checked) }
}

/** PostgREST's code for a single row that is not there. */
const noSingleRow = 'PGRST116'

/** The one row of an answer, or `null` when there is none or it does not fit the schema. */
export async function readOptionalRow<Row>(
  request: PromiseLike<Answer<unknown>>,
  schema: ZodType<Row>,
): Promise<Row | null> {
  const answer = await request
  if (answer.error?.code === noSingleRow) return null
  const { data } = await requireSuccess(Promise.resolve(answer))
  return data === null ? null : (schema.safeParse(data).data ?? null)
}

/** The number of a count-only answer. */
export async function readCount(request: PromiseLike<Answer<unknown>>): Promise<number> {
  const { count, status } = await requireSuccess(request)
  if (count === null || Number.isNaN(count)) {
    throw new RequestFailure('The answer holds no count', status)
  }
  return count
}

/**
 * The rows a write has changed; the write must ask for them with `select`.
 *
 * @throws NothingChanged when there are none: somebody was faster; RightsLost or CodeMissing when row level
 *   security refused silently; RequestFailure
 */
export async function readChangedRows<Row>(
  request: PromiseLike<Answer<Row[]>>,
): Promise<readonly [Row, ...Row[]]> {
  const { data, status } = await requireSuccess(request)
  if (!Array.isArray(data)) throw new RequestFailure('The answer holds no rows', status)
  const [first, ...others] = data
  if (first === undefined) throw await explainRefusal(new NothingChanged('No row was changed'))
  return [first, ...others]
}
