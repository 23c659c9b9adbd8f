import { createRequire } from 'node:module'
import { tourCategory, type TourCategory } from '../../src/content/categories'
import config from '../../tailwind.config'

const { colors } = config.theme.extend

/** The colours of the brochure: the site's own tokens. */
export const palette = {
  ink: colors.ink,
  muted: colors.muted,
  line: colors.line,
  paper: colors.paper,
  tea: colors.tea.DEFAULT,
  leaf: colors.leaf,
  maize: colors.maize.DEFAULT,
  sky: colors.maize.soft,
  haze: colors.lake.soft,
  mist: colors.tea.soft,
  terracotta: colors.terracotta.DEFAULT,
} as const

/** The colours of categories, dark enough for words, in grey, too. */
const accents = {
  tea: colors.tea.DEFAULT,
  maize: colors.terracotta.dark,
  terracotta: colors.terracotta.DEFAULT,
  lake: colors.lake.DEFAULT,
  dusk: colors.dusk.DEFAULT,
} as const

/** The accent of a category. */
export const accentOf = (name: TourCategory): string => accents[tourCategory(name).colour]

/** A4 in points, and the field that texts keep to. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  margin: 54,
  textWidth: 595.28 - 2 * 54,
  /** Where the foot of the page begins. */
  foot: 841.89 - 50,
} as const

const { resolve } = createRequire(import.meta.url)
const figtree = (weight: number) =>
  resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)

/** The site's fonts: Figtree in two fixed weights, because PDFKit cannot embed the variable one. */
export const fonts = {
  text: figtree(400),
  strong: figtree(700),
  display: resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff'),
} as const
