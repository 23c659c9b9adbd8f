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
  /** Whichever of ink and card reads better on it, and how well. */
  text: { value: string; contrast: number }
}

/** Every colour of the tokens with what may be read on it. */
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

/** Faces that headings have; the rest is Figtree. */
const displaySizes = new Set(['hero', 'title', 'heading', 'subheading', 'figure'])

type SizeParts = readonly (string | { lineHeight: string; letterSpacing?: string })[]

/** Every size of type with its face, as style props. */
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
