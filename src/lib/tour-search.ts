const maxWords = 8

/**
 * The words of a text as the search compares them: lower case, without accents, apostrophes,
 * punctuation and emoji.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The words of texts that were searched: each is searched again with every letter of a query. */
const searched = new Map<string, string[]>()

function wordsOfSearched(text: string): string[] {
  const words = searched.get(text) ?? wordsOf(text)
  searched.set(text, words)
  return words
}

/**
 * Whether each of the first eight words of the query is the beginning of a word of the text. Plurals
 * match their singular: `goats` matches `goat`. A query without words matches everything.
 */
export function hasWords(text: string, query: string): boolean {
  const words = wordsOfSearched(text)
  return wordsOf(query)
    .slice(0, maxWords)
    .every((wanted) => {
      const stems = stemsOf(wanted)
      return words.some((word) => stems.some((stem) => word.startsWith(stem)))
    })
}

/** The word itself and its possible singular forms. */
export function stemsOf(word: string): string[] {
  return [word, word.replace(/^(.{3,})s$/, '$1'), word.replace(/^(.+(?:x|ch|sh|o))es$/, '$1')]
}
