import type { FieldErrors } from 'react-hook-form'
import { firstMessage } from '../form-resolver'

/** For what is published, by its status: that saving alone has not changed the site. */
export function visibilityText({ status }: { status?: unknown }): { description?: string } {
  if (status === 'published')
    return { description: 'Saved in the studio. Visitors see it once you publish.' }
  return status === 'unpublished'
    ? { description: 'Saved in the studio. The site stays as it is until you publish.' }
    : {}
}

/** The error messages in the order of the fields. */
export function messagesOf(errors: FieldErrors): { field: string; text: string }[] {
  return Object.entries(errors).flatMap(([field, error]) => {
    const text = firstMessage(error)
    return text === undefined ? [] : [{ field, text }]
  })
}
