import { siteUrl } from '../../../publish/picture-url'

/** The pictures of a changed field, by their addresses; `undefined` where there was none. */
export type ChangedPictures = { before: string | undefined; after: string | undefined }

/** A picture of a row or a sheet, and what it shows, as far as that is known. */
type Shown = { src: unknown; alt: unknown }

/**
 * A changed picture in words, since its address says nothing to anybody, and the addresses to show it by.
 *
 * @returns undefined when it is the same picture: an upload has another address on the site
 */
export function pictureChange(before: Shown, after: Shown) {
  const [old, present] = [addressOf(before), addressOf(after)]
  if ((old && siteUrl(old)) === (present && siteUrl(present))) return undefined
  return {
    before: old ? wordsOf('A picture', before) : '',
    after: present ? wordsOf(old ? 'Another picture' : 'A picture', after) : '',
    pictures: { before: old, after: present } satisfies ChangedPictures,
  }
}

const addressOf = ({ src }: Shown) => (typeof src === 'string' && src !== '' ? src : undefined)

const wordsOf = (what: string, { alt }: Shown) =>
  typeof alt === 'string' && alt !== '' ? `${what}: ${alt}` : what
