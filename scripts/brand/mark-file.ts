import { siteMarkPaths } from '../../src/components/ui/site-mark-paths'

type Part = keyof typeof siteMarkPaths

const parts: readonly Part[] = ['stamp', 'sun', 'fields', 'trail']

/** A path as SVG writes it; nothing that could end the string it is written into. */
const pathData = /^[\sMmLlHhVvCcSsQqTtAaZz0-9.,+-]+$/

/**
 * The paths of a logo. Its drawing has a square of 32 units and up to four paths, the ground first; paths
 * with the ids `stamp`, `sun`, `fields` and `trail` are taken by name.
 *
 * @param svg the text of the file
 * @throws Error that says what is wrong with the drawing
 */
export function markPathsIn(svg: string): Record<Part, string> {
  if (!/\sviewBox="0 0 32 32"/.test(svg)) {
    throw new Error('The logo must be drawn on a square of 32 units: viewBox="0 0 32 32".')
  }
  const found = [...svg.matchAll(/<path\b[^>]*>/g)].map(([tag]) => ({
    id: /\sid="([^"]*)"/.exec(tag)?.[1],
    d: /\sd="([^"]*)"/.exec(tag)?.[1]?.trim() ?? '',
  }))
  if (found.length === 0 || found.length > parts.length) {
    throw new Error(
      `The logo must have one to ${parts.length} paths; this one has ${found.length}.`,
    )
  }
  if (found.some(({ d }) => !pathData.test(d))) throw new Error('A path of the logo has no shape.')
  const entries = parts.map((part, index): [Part, string] => {
    const named = found.find(({ id }) => id === part)
    const unnamed = found[index]
    return [part, named?.d ?? (unnamed && !isPart(unnamed.id) ? unnamed.d : '')]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the keys
  return Object.fromEntries(entries) as Record<Part, string>
}

function isPart(id: string | undefined): boolean {
  return parts.some((part) => part === id)
}

/** The source of the module of the mark with other paths. */
export function markModule(paths: Record<Part, string>): string {
  return `/** SVG paths of the company's logo on a grid of 32, from below; \`npm run brand\` draws the icons of them. */
export const siteMarkPaths = {
${parts.map((part) => `  ${part}: '${paths[part].replaceAll(/\s+/g, ' ')}',`).join('\n')}
}
`
}
