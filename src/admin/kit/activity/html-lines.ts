import { readHtml } from '../safe-html'

/** Words before a block, so that a heading that became a paragraph is seen in plain text. */
const blockWords: Readonly<Record<string, string>> = {
  H2: 'Heading: ',
  H3: 'Subheading: ',
  H4: 'Subheading: ',
  BLOCKQUOTE: 'Quote: ',
}

const blocks = new Set(['P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'LI', 'BLOCKQUOTE', 'FIGURE'])
const emphases: Readonly<Record<string, string>> = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
}

/**
 * Content HTML as lines of text, one a block. Headings, list items, quotes, links and pictures are
 * named in words.
 *
 * @param withEmphasis also names bold and italic words, and the addresses of pictures
 */
export function htmlLines(html: string, withEmphasis = false): string {
  const lines = ['']
  const add = (text: string) => {
    lines[lines.length - 1] += text
  }
  const walk = (node: Node): void => {
    if (node instanceof Text) add(node.data.replace(/\s+/g, ' '))
    if (!(node instanceof Element)) return
    const isBlock = blocks.has(node.tagName)
    // A paragraph inside a list item or a quote continues its line.
    const isOwnLine =
      isBlock && !(node.tagName === 'P' && node.matches(':is(li, blockquote) > :first-child'))
    if (isOwnLine || node.tagName === 'BR') lines.push('')
    if (isOwnLine) add(beginningOf(node))
    const emphasis = withEmphasis ? emphases[node.tagName] : undefined
    if (emphasis) add(`(${emphasis}: `)
    for (const child of node.childNodes) walk(child)
    if (emphasis) add(')')
    const href = node.tagName === 'A' && node.getAttribute('href')
    if (href) add(` (link to ${href})`)
    if (node.tagName === 'IMG') add(pictureWords(node, withEmphasis))
    if (isOwnLine) lines.push('')
  }
  for (const child of readHtml(html).childNodes) walk(child)
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

function beginningOf(block: Element): string {
  if (block.tagName !== 'LI') return blockWords[block.tagName] ?? ''
  const list = block.parentElement
  if (list?.tagName !== 'OL') return '• '
  return `${[...list.children].indexOf(block) + 1}. `
}

function pictureWords(image: Element, withAddress: boolean): string {
  const alt = image.getAttribute('alt')
  const words = alt ? `Picture: ${alt}` : 'Picture'
  return withAddress ? `${words} (${image.getAttribute('src') ?? ''})` : words
}
