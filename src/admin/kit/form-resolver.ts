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

/**
 * Texts for rules that carry none of their own, in the words that the client chose; those of zod 4
 * are others.
 */
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

/** Ties a schema to a form of react-hook-form; every form of the studio goes through here. */
export function formResolver<Input extends FieldValues, Output>(
  schema: ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return zodResolver(schema, { error: defaultValidationText })
}
