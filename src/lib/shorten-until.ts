/**
 * Returns `text` if it passes, else its longest beginning that passes with "…" at its end.
 *
 * @param passes must accept every text that is shorter than one it accepts
 */
export function shortenUntil(text: string, passes: (text: string) => boolean): string {
  if (passes(text)) return text
  const characters = Array.from(text)
  const beginning = (length: number) => `${characters.slice(0, length).join('').trimEnd()}…`
  let shortest = 0
  let tooLong = characters.length
  while (tooLong - shortest > 1) {
    const middle = Math.floor((shortest + tooLong) / 2)
    if (passes(beginning(middle))) shortest = middle
    else tooLong = middle
  }
  return beginning(shortest)
}
