import type { Page } from '@playwright/test'
import tokens from '../../tailwind.config'
import { standInFont } from './stand-in-font'

const standIn = 'Stand-in'

/**
 * The characters it stands in for: all but those of plain English, which the site's fonts have and
 * which would be boxes until these fonts are there. Digits, # and * begin an emoji (1️⃣).
 */
const unicodeRange = 'U+23, U+2A, U+30-39, U+80-10FFFF'

/**
 * From the next document on, the first fallback of each face is a font whose every character is the
 * same box. Thus no character comes from a font of the machine.
 */
export async function replaceFallbackFonts(page: Page): Promise<void> {
  const families = Object.values(tokens.theme.extend.fontFamily).map(
    ([, fallback = '']) => fallback,
  )
  const font = standInFont(standIn).toString('base64')
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

/** What the browser tells of a node; also of those that it makes itself, such as a placeholder. */
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
 * The fonts of the machine that the page shows, each with the words it is used for, as sentences.
 *
 * @returns none when every character comes from a font that the page brings
 */
export async function machineFonts(page: Page): Promise<string[]> {
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

/** The nodes that hold words, and those whose words are in the style sheet. */
function parents(node: Node): Node[] {
  // The buttons of a film are the browser's own, and the picture shows none of it.
  if (node.nodeName === 'VIDEO') return []
  const { children = [], shadowRoots = [], pseudoElements = [] } = node
  return [
    ...(children.some(isText) ? [node] : []),
    ...pseudoElements,
    ...[...children, ...shadowRoots].flatMap(parents),
  ]
}
