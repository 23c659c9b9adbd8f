import type { PgliteConnection } from '@supabase/lite/pglite'

/**
 * A hosted project answers a violated CHECK, and what a trigger refuses with the same code, with 400 and
 * `23514`; lite answers with 500 and `SUP`. Requests run one at a time, so the last such error belongs to
 * the response that follows it.
 *
 * @param connection its errors are observed
 * @returns a function that corrects such a response and passes on every other
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
