import { within } from '@testing-library/react'

/** What the first link of this name carries as a draft. */
export function draftOf(name: RegExp, part: HTMLElement): string {
  const [link] = within(part).getAllByRole('link', { name })
  const url = new URL(link?.getAttribute('href') ?? '')
  const text = url.searchParams.get('text') ?? url.searchParams.get('body') ?? ''
  return text.replaceAll('\r\n', '\n')
}
