import { rateLimitText } from './rate-limit'

/** A request that the server refused, answered unusably, or never answered. */
export class RequestFailure extends Error {
  override name = 'RequestFailure'
  constructor(
    message: string,
    /** HTTP status; 0 when there was no response. */
    readonly status: number,
    /** Error code of PostgreSQL or PostgREST, or an empty string. */
    readonly code = '',
  ) {
    super(message)
  }
}

/** The message that the database refuses the removal of a category or series with. */
const inUse = /^in use: (.+)$/s

/** The name of the category or series that cannot go, since something has it; undefined for other failures. */
export function nameInUse(error: unknown): string | undefined {
  if (!(error instanceof RequestFailure) || error.code !== 'PT409') return undefined
  return inUse.exec(error.message)?.[1]
}

/** A write that was accepted but changed no row: another user was faster. */
export class NothingChanged extends Error {
  override name = 'NothingChanged'
}

/** A write that was refused because the user has no role any more. */
export class RightsLost extends Error {
  override name = 'RightsLost'
}

/** A write that was refused because the second factor has not been verified. */
export class CodeMissing extends Error {
  override name = 'CodeMissing'
}

/** A write that was refused because of one field, such as a slug that is already used. */
export class FieldRefusal extends Error {
  override name = 'FieldRefusal'
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message)
  }
}

/** Whether a write violated a unique constraint; 23505 is PostgreSQL's error code for that. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof RequestFailure && error.code === '23505'
}

const timeoutNames = /^(TimeoutError|AbortError)/

function isTimeout(error: unknown): boolean {
  return error instanceof RequestFailure && error.status === 0 && timeoutNames.test(error.message)
}

/** Whether a retry is pointless: the server refused, or the request timed out. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof RightsLost || error instanceof CodeMissing) return true
  if (!(error instanceof RequestFailure)) return false
  return (error.status >= 400 && error.status < 500) || isTimeout(error)
}

const statusTexts = new Map([
  [401, 'Your session has ended. Please log in again.'],
  [403, 'Your account may not do this.'],
  [404, 'This could not be found. It may have been removed.'],
  [406, 'This could not be found. It may have been removed.'],
  [409, 'This conflicts with something that is already there.'],
  [429, 'Too many requests. Please wait a minute and try again.'],
])

/** Shown when a user tries to restore the consent for a withdrawn picture. */
export const lastingWithdrawalText =
  'The consent of the people in it was withdrawn, which cannot be taken back.'

/** Database rules that users can do something about, by the message of the database. */
const ruleTexts = new Map([
  [
    'a picture whose consent was withdrawn',
    'It shows a picture whose consent was withdrawn. Choose another picture, then save it again.',
  ],
  ['withdrawn consent stays withdrawn', lastingWithdrawalText],
])

/** Said of a request that got no answer. */
export const unreachableText =
  'The server could not be reached. Check your connection and try again.'

/** A user-facing sentence about a failed request, never with text of the database. */
export function failureText(error: unknown): string {
  if (error instanceof NothingChanged) {
    return 'It was changed or removed in the meantime, in another tab or by somebody else. You now see its current version.'
  }
  if (error instanceof RightsLost)
    return 'You no longer have access to the studio: nothing was changed.'
  if (error instanceof CodeMissing) {
    return 'Nothing was changed: the code of your second factor is missing.'
  }
  if (isTimeout(error)) return 'The server took too long to answer. Please try again.'
  if (!(error instanceof RequestFailure)) return 'Something went wrong. Please try again.'
  const ruleText = ruleTexts.get(error.message)
  if (ruleText !== undefined) return ruleText
  if (error.code === '42501') return 'Your account may not do this.'
  if (error.code === '53100') {
    return 'The disk of the server is full, so nothing was changed. Make room there, then try again.'
  }
  if (error.status === 0) return unreachableText
  return (
    statusTexts.get(error.status) ??
    (error.status >= 500
      ? 'The server has a problem at the moment. Please try again later.'
      : 'Something went wrong. Please try again.')
  )
}

/** Auth library errors whose message does not come from the server. */
const authErrorsWithoutText = ['AuthRetryableFetchError', 'AuthUnknownError']

/**
 * The message of the auth server or its library, unchanged; `fallback` when there is none (no
 * connection, server down, unreadable response). Rate limits get our own text, because the server's
 * does not always name the time.
 */
export function authFailureText(error: unknown, fallback: string): string {
  // The library throws these on malformed responses; their messages are meant for developers.
  const isLibraryFault = error instanceof TypeError || error instanceof SyntaxError
  if (!(error instanceof Error) || isLibraryFault || authErrorsWithoutText.includes(error.name)) {
    return fallback
  }
  if (Reflect.get(error, 'status') === 429) return rateLimitText(error.message)
  return error.message || fallback
}

/** The auth server's error code; '' when there is none. */
export function authErrorCode(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : ''
}

/** Logs a failure to the browser's console. */
export function logFailure(task: string, error: unknown): void {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const status = error instanceof RequestFailure ? ` (${error.status} ${error.code})` : ''
  // oxlint-disable-next-line no-console -- failures must be traceable in the field
  console.error(`${task} failed. ${text}${status}`)
}
