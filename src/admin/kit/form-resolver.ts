import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { ZodType } from 'zod'

type Issue = {
  code: string
  input?: unknown
  origin?: unknown
  minimum?: unknown
  format?: unknown
}

/** Default messages in the wording that the client chose, which differs from that of zod 4. */
export function defaultValidationText(issue: Issue): string | undefined {
  if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) {
    return 'Required'
  }
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return `String must contain at least ${String(issue.minimum)} character(s)`
  }
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'Invalid email'
  return undefined
}

/** Connects a schema to a react-hook-form; every form of the studio uses this. */
export function formResolver<Input extends FieldValues, Output>(
  schema: ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return zodResolver(schema, { error: defaultValidationText })
}

/** The first message of a field's error or, in a list, of its first invalid entry. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || error instanceof Element) return undefined
  const message: unknown = Reflect.get(error, 'message')
  if (typeof message === 'string' && message !== '') return message
  for (const entry of Object.values(error)) {
    const text = firstMessage(entry)
    if (text !== undefined) return text
  }
  return undefined
}
