/**
 * The beginning of a text: as many whole sentences as it takes to reach a length.
 *
 * @param least characters; one short sentence alone may say nothing
 */
export function firstSentences(text: string, least: number): string {
  const sentences = text.match(/.+?[.!?](?=\s|$)|.+$/g) ?? []
  let beginning = ''
  for (const sentence of sentences) {
    if (beginning.length >= least) break
    beginning += sentence
  }
  return beginning.trim()
}
