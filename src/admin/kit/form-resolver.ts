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
