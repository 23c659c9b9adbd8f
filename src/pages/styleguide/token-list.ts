import tokens from '../../../tailwind.config'
import { contrast } from '../../lib/contrast'

const {
  colors,
  fontSize,
  fontFamily,
  borderRadius,
  boxShadow,
  transitionDuration,
  'max-width': maxWidth,
} = tokens.theme.extend

export type ColourToken = {
  /** As classes name it, for example `tea-soft`. */
  name: string
  value: string
  /** Contrast of the colour as text on paper. */
  onPaper: number
  /** The text colour, ink or card, with the higher contrast on it. */
  text: { value: string; contrast: number }
}

/** Every colour token with its contrasts. */
export const colourTokens: readonly ColourToken[] = Object.entries(colors)
  .flatMap(([name, shades]) =>
    typeof shades === 'string'
      ? [{ name, value: shades }]
      : Object.entries(shades).map(([shade, value]) => ({
          name: shade === 'DEFAULT' ? name : `${name}-${shade}`,
          value,
        })),
  )
  .map(({ name, value }) => ({
    name,
    value,
    onPaper: contrast(value, colors.paper),
    text: betterText(value),
  }))

function betterText(ground: string): ColourToken['text'] {
  const ink = { value: colors.ink, contrast: contrast(colors.ink, ground) }
  const card = { value: colors.card, contrast: contrast(colors.card, ground) }
  return ink.contrast > card.contrast ? ink : card
}

/** Sizes in the display typeface; the others are in Figtree. */
const displaySizes = new Set(['hero', 'title', 'heading', 'subheading', 'figure'])

type SizeParts = readonly (string | { lineHeight: string; letterSpacing?: string })[]

/** Every font size with its typeface, as style props. */
export const typeTokens = Object.entries<SizeParts>(fontSize).map(([name, parts]) => {
  const size = parts.find((part) => typeof part === 'string') ?? ''
  const details = parts.find((part) => typeof part === 'object')
  const family = displaySizes.has(name) ? fontFamily.display : fontFamily.sans
  return { name, size, style: { ...details, fontSize: size, fontFamily: family.join(', ') } }
})

export const cornerTokens = Object.entries(borderRadius)
export const shadowTokens = Object.entries(boxShadow)
export const timeTokens = Object.entries(transitionDuration)
export const widthTokens = Object.entries(maxWidth)
