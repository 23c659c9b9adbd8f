import { rateLimitText } from './rate-limit'

/** A request that the server refused, answered with nothing useful, or never answered. */
export class RequestFailure extends Error {
  override name = 'RequestFailure'
  constructor(
    message: string,
    /** HTTP status; 0 when there was no answer. */
    readonly status: number,
    /** Code of PostgreSQL or PostgREST, or an empty text. */
    readonly code = '',
  ) {
    super(message)
  }
}

/** A write that was accepted and changed no row: somebody else was faster. */
export class NothingChanged extends Error {
  override name = 'NothingChanged'
}

/** A write that was refused because the person has no longer the rights of an admin. */
export class RightsLost extends Error {
  override name = 'RightsLost'
}

/** A write that was refused until the person has given the code of the second factor. */
export class CodeMissing extends Error {
  override name = 'CodeMissing'
}

/** A write that was refused because of one field, such as an address that is taken. */
export class FieldRefusal extends Error {
  override name = 'FieldRefusal'
  constructor(
    readonly field: string,
    /** A sentence for the person at the form. */
    message: string,
  ) {
    super(message)
  }
}

/** PostgreSQL's code for a value that must be the only one of its kind and is not. */
const duplicate = '23505'

/** Whether a write was refused because something else has the same value already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof RequestFailure && error.code === duplicate
}

const timeoutNames = /^(TimeoutError|AbortError)/

function isTimeout(error: unknown): boolean {
  return error instanceof RequestFailure && error.status === 0 && timeoutNames.test(error.message)
}

/** Whether asking again is pointless: the server said no, or the person has waited long enough. */
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

/** Said of a picture whose consent somebody tries to give back. */
export const lastingWithdrawalText =
  'The consent of the people in it was withdrawn, which cannot be taken back.'

/** Rules of the database that people can heed, by the words with which it refuses. */
const ruleTexts = new Map([
  [
    'a picture whose consent was withdrawn',
    'It shows a picture whose consent was withdrawn. Choose another picture, then save it again.',
  ],
  ['withdrawn consent stays withdrawn', lastingWithdrawalText],
])

/**
 * A sentence for people about a failed request. Text of the database never gets through: it
 * names tables and rules.
 */
export function failureText(error: unknown): string {
  if (error instanceof NothingChanged) {
    return 'Someone else changed or removed it in the meantime. You now see its present state.'
  }
  if (error instanceof RightsLost) return 'You are no longer an admin: nothing was changed.'
  if (error instanceof CodeMissing) {
    return 'Nothing was changed: the code of your second factor is missing.'
  }
  if (isTimeout(error)) return 'The server took too long to answer. Please try again.'
  if (!(error instanceof RequestFailure)) return 'Something went wrong. Please try again.'
  const ruleText = ruleTexts.get(error.message)
  if (ruleText !== undefined) return ruleText
  if (error.code === '42501') return 'Your account may not do this.'
  if (error.status === 0) {
    return 'The server could not be reached. Check your connection and try again.'
  }
  return (
    statusTexts.get(error.status) ??
    (error.status >= 500
      ? 'The server has a problem at the moment. Please try again later.'
      : 'Something went wrong. Please try again.')
  )
}

/** Names of the auth library's errors whose message is no sentence of the server. */
const authErrorsWithoutText = ['AuthRetryableFetchError', 'AuthUnknownError']

/**
 * What the auth server or its library says, word for word; `fallback` when they say nothing
 * (no connection, a server that is down, an answer that cannot be read). A limit on attempts is told in
 * our words, for the server's do not always name the time.
 */
export function authFailureText(error: unknown, fallback: string): string {
  // The library stumbles over answers that are no answers; what it says then is for its developers.
  const isStumble = error instanceof TypeError || error instanceof SyntaxError
  if (!(error instanceof Error) || isStumble || authErrorsWithoutText.includes(error.name)) {
    return fallback
  }
  if (Reflect.get(error, 'status') === 429) return rateLimitText(error.message)
  return error.message || fallback
}

/** The code the auth server gives for an error; '' where it gives none. */
export function authErrorCode(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : ''
}

/** Notes a failure for those who look into the browser's console. */
export function logFailure(task: string, error: unknown): void {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const status = error instanceof RequestFailure ? ` (${error.status} ${error.code})` : ''
  // oxlint-disable-next-line no-console -- the specification wants these failures logged
  console.error(`${task} failed. ${text}${status}`)
}
