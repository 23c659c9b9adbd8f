/** The longest title that the tables take, in letters. */
const longest = 120

/** The title of a copy: in front, so that an emoji at the end stays there. */
export function copyTitle(title: string): string {
  return Array.from(`Copy of ${title}`).slice(0, longest).join('').trimEnd()
}
