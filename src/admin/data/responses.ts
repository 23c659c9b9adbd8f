import type { ZodType } from 'zod'
import { NothingChanged, RequestFailure } from './errors'
import { explainRefusal } from './explain-refusal'

type DatabaseResponse<Data> = {
  data: Data | null
  count: number | null
  error: { message: string; code: string } | null
  status: number
}

async function requireSuccess<Data>(
  request: PromiseLike<DatabaseResponse<Data>>,
): Promise<DatabaseResponse<Data>> {
  const response = await request
  const { error, status } = response
  if (error) throw await explainRefusal(new RequestFailure(error.message, status, error.code))
  return response
}

/**
 * The rows of a response that fit the schema; rows that do not are left out.
 *
 * @throws RequestFailure also when a successful response is not a list: it must not look empty
 */
export async function readRows<Row>(
  request: PromiseLike<DatabaseResponse<unknown>>,
  schema: ZodType<Row>,
): Promise<Row[]> {
  const { data, status } = await requireSuccess(request)
  if (!Array.isArray(data)) throw new RequestFailure('The answer holds no rows', status)
  return data.flatMap((row) => schema.safeParse(row).data ?? [])
}

/** One page of rows, and how many rows there are in total. */
export type RowPage<Row> = { rows: Row[]; total: number }

/** PostgREST's error code for a range that begins after the last row. */
const rangeNotSatisfiable = 'PGRST103'

/** One page of rows and the total count; see `readRows`. A page after the last row is empty. */
export async function readRowPage<Row>(
  request: PromiseLike<DatabaseResponse<unknown>>,
  schema: ZodType<Row>,
): Promise<RowPage<Row>> {
  const response = await request
  if (response.error?.code === rangeNotSatisfiable) return { rows: [], total: response.count ?? 0 }
  const checked = Promise.resolve(response)
  return { rows: await readRows(checked, schema), total: await readCount(checked) }
}

/** PostgREST's error code for a single row that does not exist. */
const noSingleRow = 'PGRST116'

/** The single row of a response, or `null` when there is none or it does not fit the schema. */
export async function readOptionalRow<Row>(
  request: PromiseLike<DatabaseResponse<unknown>>,
  schema: ZodType<Row>,
): Promise<Row | null> {
  const response = await request
  if (response.error?.code === noSingleRow) return null
  const { data } = await requireSuccess(Promise.resolve(response))
  return data === null ? null : (schema.safeParse(data).data ?? null)
}

/** The count of a count-only response. */
export async function readCount(request: PromiseLike<DatabaseResponse<unknown>>): Promise<number> {
  const { count, status } = await requireSuccess(request)
  if (count === null || Number.isNaN(count)) {
    throw new RequestFailure('The answer holds no count', status)
  }
  return count
}

/**
 * The rows that a write has changed; the write must ask for them with `select`.
 *
 * @throws NothingChanged when no row matched, usually because another user changed it first;
 *   RightsLost or CodeMissing when row level security refused silently; RequestFailure
 */
export async function readChangedRows<Row>(
  request: PromiseLike<DatabaseResponse<Row[]>>,
): Promise<readonly [Row, ...Row[]]> {
  const { data, status } = await requireSuccess(request)
  if (!Array.isArray(data)) throw new RequestFailure('The answer holds no rows', status)
  const [first, ...others] = data
  if (first === undefined) throw await explainRefusal(new NothingChanged('No row was changed'))
  return [first, ...others]
}
