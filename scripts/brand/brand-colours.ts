import { contrast } from '../../src/lib/contrast'
import tokens, { darkColours } from '../../tailwind.config'
import { weakPairs } from './contrast-pairs'

/** The two colours of a brand: that of links and the mark, and that of the main buttons. */
export type BrandColours = { main: string; accent: string }

type Shades = { DEFAULT: string; dark: string; soft: string }
/** The tokens that follow from the colours of a brand. */
type BrandShades = { tea: Shades; terracotta: Shades }

const day = tokens.theme.extend.colors
const night = darkColours

/** The colours that the project has now. */
export const presentColours: BrandColours = {
  main: day.tea.DEFAULT,
  accent: day.terracotta.DEFAULT,
}

/** `#rrggbb`, a share of the way from one colour to another. */
function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [one, other] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round((one ?? 0) + ((other ?? 0) - (one ?? 0)) * share)
  })
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

const dayShades = (colour: string): Shades => ({
  DEFAULT: colour.toUpperCase(),
  dark: mix(colour, '#000000', 0.25),
  soft: mix(colour, day.card, 0.87),
})

/** The same colour by night: as light as its contrast on every ground of the night demands. */
function nightShades(colour: string): Shades {
  const soft = mix(night.card, colour, 0.2)
  const grounds = [night.card, night.paper, night.line, night.danger.soft, soft]
  let light = colour
  for (let share = 0; share <= 1; share += 0.05) {
    light = mix(colour, '#FFFFFF', share)
    if (grounds.every((ground) => contrast(light, ground) >= 5)) break
  }
  return { DEFAULT: light, dark: mix(light, '#FFFFFF', 0.35), soft }
}

/** The tokens of a brand by day and by night. */
function brandShades({ main, accent }: BrandColours): {
  day: BrandShades
  night: BrandShades
} {
  return {
    day: { tea: dayShades(main), terracotta: dayShades(accent) },
    night: { tea: nightShades(main), terracotta: nightShades(accent) },
  }
}

/**
 * What cannot be read with the colours of a brand, as WCAG 2 AA demands it.
 *
 * @returns sentences with the contrast that is there and the one that must be; none when all is well
 */
export function colourProblems(colours: BrandColours): string[] {
  const shades = brandShades(colours)
  return [
    ...weakPairs({ ...day, ...shades.day }).map((pair) => ({ ...pair, when: 'by day' })),
    ...weakPairs({ ...night, ...shades.night }).map((pair) => ({ ...pair, when: 'by night' })),
  ].map(
    ({ use, when, colours: [above, below], least }) =>
      `${use} ${when}: ${above} on ${below} has a contrast of ${contrast(above, below).toFixed(1)}, and needs ${least}`,
  )
}

/**
 * The nearest darker tone of a colour with which everything can be read.
 *
 * @param part which of the two colours of the brand it is
 * @returns the colour itself when it will do; undefined when not even black would
 */
export function readableTone(colour: string, part: keyof BrandColours): string | undefined {
  for (let share = 0; share <= 1; share += 0.02) {
    const tone = mix(colour, '#000000', share)
    if (colourProblems({ ...presentColours, [part]: tone }).length === 0) return tone
  }
  return undefined
}

/**
 * The source of `tailwind.config.ts` with the colours of a brand.
 *
 * @throws Error when the tokens are not written as expected
 */
export function withBrandColours(source: string, colours: BrandColours): string {
  const shades = brandShades(colours)
  let text = source
  for (const name of ['tea', 'terracotta'] as const) {
    const schemes = [shades.day[name], shades.night[name]]
    const pattern = new RegExp(`(?<=^  ${name}: )\\{[^}]*\\}(?=,$)`, 'gm')
    if (text.match(pattern)?.length !== schemes.length) {
      throw new Error(`tailwind.config.ts does not name the shades of ${name} twice.`)
    }
    text = text.replace(pattern, () => {
      const { DEFAULT, dark, soft } = schemes.shift() ?? dayShades(colours.main)
      return `{ DEFAULT: '${DEFAULT}', dark: '${dark}', soft: '${soft}' }`
    })
  }
  return text
}
