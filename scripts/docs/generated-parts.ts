/**
 * Replaces the parts of a page that a command writes. Each stands between `<!-- generated: NAME -->` and
 * `<!-- end -->`.
 *
 * @param page Markdown
 * @param parts the present text of each part, by its name
 * @throws Error when the page lacks one of the parts
 */
export function withParts(page: string, parts: Readonly<Record<string, string>>): string {
  let text = page
  for (const [name, part] of Object.entries(parts)) {
    const [before, after] = [`<!-- generated: ${name} -->`, '<!-- end -->']
    const start = text.indexOf(before)
    const end = text.indexOf(after, start)
    if (start === -1 || end === -1) throw new Error(`The page has no part "${name}".`)
    text = `${text.slice(0, start)}${before}\n\n${part}\n\n${text.slice(end)}`
  }
  return text
}
