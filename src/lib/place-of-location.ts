import type { GeoPoint } from './map-projection'

/** A place that the location of a tour may name. */
export type Place = GeoPoint & {
  /** As a location writes it, compared without regard to capitals or the form of an apostrophe. */
  name: string
  /** Other spellings. */
  alsoCalled?: readonly string[]
  /** A whole region: its point is the middle of it, so no distance to it is told. */
  isArea?: true
}

/**
 * The place that a location names: the first in the text, the longer name where two begin together ("Kereita
 * Forest" before "Kereita"). A location is free text, so a place may stand anywhere in it.
 *
 * @returns `undefined` if the table has none of the words
 */
export function placeOfLocation(location: string, places: readonly Place[]): Place | undefined {
  let best: { place: Place; at: number; length: number } | undefined
  for (const place of places) {
    for (const name of [place.name, ...(place.alsoCalled ?? [])]) {
      const at = indexOfWords(location, name)
      if (at < 0 || (best && (at > best.at || (at === best.at && name.length <= best.length))))
        continue
      best = { place, at, length: name.length }
    }
  }
  return best?.place
}

/** What finds the words of a place: each is looked for in the location of every tour. */
const patterns = new Map<string, RegExp>()

/** Where whole words stand in a text, without regard to capitals and apostrophes; -1 if they do not. */
function indexOfWords(text: string, words: string): number {
  const pattern = patterns.get(words) ?? patternOf(words)
  patterns.set(words, pattern)
  return text.search(pattern)
}

function patternOf(words: string): RegExp {
  const escaped = words
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/['’]/g, "['’]")
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'iu')
}
