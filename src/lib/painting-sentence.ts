/** A picture that the site was shipped with: the same test as `private.is_shipped_picture`. */
const isPainting = (url: string) => /^\/images\/(?!.*\/uploads\/)/.test(url)

/**
 * One sentence that says which pictures are paintings.
 *
 * @param urls the pictures it speaks of
 * @returns '' if none of them is a painting
 */
export function paintingSentence(urls: readonly string[]): string {
  const paintings = urls.filter(isPainting).length
  if (paintings === 0) return ''
  if (paintings < urls.length) return 'Some pictures are paintings made for this site.'
  return 'The pictures are paintings, until our own photographs come.'
}
