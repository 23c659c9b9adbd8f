import { siteMarkPaths } from '../../src/components/ui/site-mark-paths'
import { site } from '../../src/content/site'
import config from '../../tailwind.config'

const { colors } = config.theme.extend
/** Sides of the mark's grid. */
const grid = 32

type Part = keyof typeof siteMarkPaths
type MarkColours = Record<Part, string>

const parts: readonly Part[] = ['stamp', 'sun', 'fields', 'trail']

const day: MarkColours = {
  stamp: colors.tea.DEFAULT,
  sun: colors.maize.DEFAULT,
  fields: colors.leaf,
  trail: colors.paper,
}

const night: MarkColours = {
  stamp: colors.paper,
  sun: colors.terracotta.DEFAULT,
  fields: colors.tea.DEFAULT,
  trail: colors.maize.DEFAULT,
}

function picture(...lines: readonly string[]): string {
  const inner = lines.map((line) => `  ${line}\n`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid} ${grid}">\n${inner}</svg>\n`
}

function markIn(colours: MarkColours): string[] {
  return parts.map((part) => `<path fill="${colours[part]}" d="${siteMarkPaths[part]}"/>`)
}

/** The favicon, with its own colours for dark mode. */
export function favicon(): string {
  const rules = (colours: MarkColours) =>
    parts.map((part) => `.${part}{fill:${colours[part]}}`).join('')
  return picture(
    `<title>${site.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`,
    `<style>${rules(day)}@media(prefers-color-scheme:dark){${rules(night)}}</style>`,
    ...parts.map((part) => `<path class="${part}" d="${siteMarkPaths[part]}"/>`),
  )
}

/** The mark in light colours on a transparent background. */
export function plainIcon(): string {
  return picture(...markIn(day))
}

/** The mark in one colour, its picture cut out of the stamp. */
export function oneColourIcon(): string {
  const outline = parts.map((part) => siteMarkPaths[part]).join('')
  return picture(`<path fill="${colors.ink}" fill-rule="evenodd" d="${outline}"/>`)
}

/**
 * The mark in the middle of a green square that a telephone may cut to its own shape.
 *
 * @param share how much of the square's side the mark takes, up to 1
 */
export function groundedIcon(share: number): string {
  const edge = (grid * (1 - share)) / 2
  return picture(
    `<path fill="${colors.tea.DEFAULT}" d="M0 0h${grid}v${grid}H0z"/>`,
    `<g transform="translate(${edge} ${edge}) scale(${share})">`,
    ...markIn(night),
    '</g>',
  )
}

/** The icon for a phone's home screen. */
export function webManifest(): string {
  const png = (name: string, side: number) => ({
    src: `/icons/${name}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
  })
  const manifest = {
    name: site.name,
    short_name: site.name,
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: colors.tea.DEFAULT,
    background_color: colors.paper,
    icons: [
      png('icon-192', 192),
      png('icon-512', 512),
      { ...png('maskable-512', 512), purpose: 'maskable' },
      {
        src: '/icons/one-colour.svg',
        sizes: 'any',
        type: 'image/svg+xml',
        purpose: 'monochrome',
      },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
