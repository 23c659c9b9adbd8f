import type { Page } from '@playwright/test'
import tokens from '../../tailwind.config'
import { placeholderFont } from './placeholder-font'

const placeholder = 'Placeholder'

/**
 * The characters it replaces: all but plain English, which the site's fonts cover and which would be
 * boxes until those fonts have loaded. Digits, # and * begin an emoji (1️⃣).
 */
const unicodeRange = 'U+23, U+2A, U+30-39, U+80-10FFFF'

/**
 * Replaces the first fallback of each font family, from the next document on, by a font in which every
 * character is the same box. Thus no character comes from a system font.
 */
export async function replaceFallbackFonts(page: Page): Promise<void> {
  const families = Object.values(tokens.theme.extend.fontFamily).map(
    ([, fallback = '']) => fallback,
  )
  const font = placeholderFont(placeholder).toString('base64')
  await page.addInitScript(
    (given) => {
      const bytes = Uint8Array.from(atob(given.font), (character) => character.charCodeAt(0))
      for (const family of given.families) {
        document.fonts.add(new FontFace(family, bytes, { unicodeRange: given.unicodeRange }))
      }
    },
    { families, font, unicodeRange },
  )
}

/** What the browser reports of a node, including generated ones such as a placeholder. */
type Node = {
  nodeId: number
  nodeName: string
  nodeType: number
  nodeValue: string
  children?: Node[]
  shadowRoots?: Node[]
  pseudoElements?: Node[]
}

/**
 * The system fonts that the page uses, each with the text in it, as sentences.
 *
 * @returns none when every character comes from a font of the page
 */
export async function systemFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  const found = await Promise.all(
    parents(root).map(async (node) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId })
      return fonts
        .filter(({ isCustomFont }) => !isCustomFont)
        .map(({ familyName }) => `"${wordsOf(node)}" in ${node.nodeName} is in ${familyName}`)
    }),
  )
  await session.detach()
  return found.flat()
}

const isText = ({ nodeType, nodeValue }: Node) => nodeType === 3 && nodeValue.trim() !== ''
const wordsOf = ({ children = [] }: Node) =>
  children
    .filter(isText)
    .map(({ nodeValue }) => nodeValue.trim())
    .join(' ')

/** The nodes that hold text, and pseudo-elements, whose text is in the style sheet. */
function parents(node: Node): Node[] {
  // A video's controls are the browser's own, and the screenshot hides them.
  if (node.nodeName === 'VIDEO') return []
  const { children = [], shadowRoots = [], pseudoElements = [] } = node
  return [
    ...(children.some(isText) ? [node] : []),
    ...pseudoElements,
    ...[...children, ...shadowRoots].flatMap(parents),
  ]
}
