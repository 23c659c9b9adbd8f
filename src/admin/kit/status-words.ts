/**
 * What a row's status is called. It says what the operator wants, not what visitors see: only a
 * publish carries it to the site.
 */
export const statusWords = {
  draft: 'Draft',
  published: 'Ready for the site',
  unpublished: 'Off the site',
} as const

export type Status = keyof typeof statusWords

/** The words for a stored status; an unknown one as it is. */
export function statusText(status: string): string {
  return isStatus(status) ? statusWords[status] : status
}

function isStatus(status: string): status is Status {
  return Object.hasOwn(statusWords, status)
}

/**
 * The words for choosing a status in an editor, with their consequence.
 *
 * @param isOnSite whether visitors see the entry now
 * @param isKept whether the site goes on showing what it shows, whatever is saved
 */
export function statusChoice(
  status: Status,
  isOnSite: boolean,
  isKept: boolean,
): { name: string; hint: string } {
  const when = isKept ? 'once you let it go out' : 'with the next Publish'
  const leaves = `Leaves the site ${when}.`
  switch (status) {
    case 'draft':
      return { name: statusWords.draft, hint: isOnSite ? leaves : 'Only the studio shows it.' }
    case 'published':
      return isOnSite
        ? { name: 'On the site', hint: `What you save here goes there ${when}.` }
        : { name: statusWords.published, hint: `Goes to the site ${when}.` }
    case 'unpublished':
      return isOnSite
        ? { name: 'Take off the site', hint: leaves }
        : { name: statusWords.unpublished, hint: 'Finished, but visitors are not shown it.' }
    default:
      return status satisfies never
  }
}
