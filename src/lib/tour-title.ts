// Emoji, joiners and variation selectors after the last space: `Goat Farm Tour 🐐`.
const emojiAtEnd =
  /\s+((?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{RI}|\u200D|\uFE0F)+)\s*$/u

/**
 * Splits a tour's title from the emoji at its end, so that the emoji can be hidden from screen
 * readers. `emoji` is '' when there is none.
 */
export function splitTitle(title: string): { name: string; emoji: string } {
  const emoji = emojiAtEnd.exec(title)?.[1]
  if (emoji === undefined) return { name: title.trim(), emoji: '' }
  return { name: title.replace(emojiAtEnd, '').trim(), emoji }
}

/** The title without its emoji: for `<title>`, structured data and file names. */
export function plainTitle(title: string): string {
  return splitTitle(title).name
}
