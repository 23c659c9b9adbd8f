/** Stands for the number of a picture in a title that is given to several. */
export const numberMark = '{n}'

/**
 * The title of one of several pictures.
 *
 * @param pattern a title in which `{n}` stands for the number; without one, all get the same title
 * @param number of the picture, from 1
 */
export function numberedTitle(pattern: string, number: number): string {
  return pattern.replaceAll(numberMark, String(number))
}

/** The pattern with a number at its end, unless it has one already. */
export function withNumber(pattern: string): string {
  return pattern.includes(numberMark) ? pattern : `${pattern.trim()} ${numberMark}`.trim()
}
