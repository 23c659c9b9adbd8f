import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import tokens, { darkColours, printColours } from './tailwind.config'

type Shades = { readonly [name: string]: string | Shades }

const variableOf = (path: readonly string[]) =>
  `--studio-${path.filter((name) => name !== 'DEFAULT').join('-')}`

/** The colours as variables that fall back to the values of daylight. */
function asVariables(shades: Shades, path: readonly string[] = []): Shades {
  return Object.fromEntries(
    Object.entries(shades).map(([name, shade]) => {
      const here = [...path, name]
      return [
        name,
        typeof shade === 'string' ? `var(${variableOf(here)}, ${shade})` : asVariables(shade, here),
      ]
    }),
  )
}

/** Declarations that give those variables other values. */
function valuesOf(shades: Shades, path: readonly string[] = []): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(shades).map(([name, shade]) => {
      const here = [...path, name]
      return typeof shade === 'string' ? { [variableOf(here)]: shade } : valuesOf(shade, here)
    }),
  )
}

/** While the studio is in the page, which its dialogs and messages are as well. */
const studio = ':root:has(.studio)'

/** What the variables are by night and on paper; by day each falls back to its token. */
export const studioColours = {
  '@media screen and (prefers-color-scheme: dark)': { [studio]: valuesOf(darkColours) },
  '@media print': { [studio]: valuesOf(printColours) },
}

/**
 * The tokens once more for the studio's style sheet, which follows the system into the dark and
 * prints in black. The public sheet keeps plain values: it stands in the HTML of every page.
 */
export default {
  ...tokens,
  theme: { extend: { ...tokens.theme.extend, colors: asVariables(tokens.theme.extend.colors) } },
  plugins: [plugin((api) => api.addBase(studioColours))],
} satisfies Config
