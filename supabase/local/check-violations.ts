import type { PgliteConnection } from '@supabase/lite/pglite'

/**
 * A broken CHECK, and whatever a trigger refuses with the same code, is a plain "no" on a hosted
 * project (400, `23514`); lite calls it a fault of its own (500, `SUP`). Requests come one at a time,
 * so the last such error belongs to the answer that follows it.
 *
 * @param connection its errors are listened to
 * @returns a function that puts an answer right; every other answer passes as it is
 */
export function correctCheckViolations(
  connection: PgliteConnection,
): (response: Response) => Promise<Response> {
  let refusal: string | undefined
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error) => {
    const normal = normalize(error)
    if (normal instanceof Error && 'code' in normal && normal.code === '23514') {
      refusal = normal.message
    }
    return normal
  }
  return async (response) => {
    const message = refusal
    refusal = undefined
    if (message === undefined || response.status !== 500) return response
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined)
    const isTheSame =
      typeof body === 'object' && body !== null && 'code' in body && body.code === 'SUP'
    if (!isTheSame) return response
    return Response.json({ code: '23514', details: null, hint: null, message }, { status: 400 })
  }
}
