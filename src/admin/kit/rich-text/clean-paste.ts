import { parseRichText, type RichNode } from '../../../lib/rich-text'
import { toRichTextHtml } from '../../../lib/rich-text-html'
import { readHtml } from '../safe-html'
import { cleanUrl } from './clean-url'
import { asSentence, tidyStory } from './html-value'

/** The result of cleaning pasted HTML. */
type CleanPaste = {
  /** Only elements that the site uses. */
  html: string
  /** Number of removed pictures. */
  pictures: number
}

/**
 * Converts pasted HTML of Google Docs, Word, LibreOffice or a web page to the site's own HTML. It
 * keeps text, headings, lists, quotes, emphasis, links, and pictures of this site; everything else
 * is removed. The editor itself joins pieces of the same format and collapses spaces between them.
 */
export function cleanPaste(html: string): CleanPaste {
  const body = readHtml(html)
  for (const element of body.querySelectorAll(ignored)) element.remove()
  convertWordLists(body)
  const reader = new PasteReader(/\bmso-|schemas-microsoft-com/.test(html))
  const written = toRichTextHtml(tidyStory(reader.blocks(body, plain)))
  // Parsed again, so that nested elements follow the site's nesting rules.
  return { html: toRichTextHtml(tidyStory(parseRichText(written))), pictures: reader.pictures }
}

const ignored =
  'del, script, style, template, noscript, iframe, object, svg, math, video, audio, select, textarea, button, input, [hidden], [style*="mso-hide"], [style*="display:none"], [style*="display: none"]'

const blockTags = new Set(
  'p div section article aside main header footer nav figure figcaption address pre center dl dt dd table caption thead tbody tfoot tr td th form fieldset details summary hr h1 h2 h3 h4 h5 h6 ul ol li blockquote body'.split(
    ' ',
  ),
)
const headings: ReadonlyMap<string, 'h2' | 'h3' | 'h4'> = new Map([
  ['h1', 'h2'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h4'],
  ['h5', 'h3'],
  ['h6', 'h3'],
])

const plain: Marks = { href: null, bold: false, italic: false, lang: null }

/** Blocks that are complete, and the inline content after them. */
type Draft = { blocks: RichNode[]; run: RichNode[] }

class PasteReader {
  pictures = 0

  /** @param isWord Word sets a language on every word, mostly the keyboard's, so it is ignored */
  constructor(private readonly isWord: boolean) {}

  blocks(parent: Element, marks: Marks): RichNode[] {
    const draft: Draft = { blocks: [], run: [] }
    this.readChildren(parent, marks, draft)
    endRun(draft)
    return draft.blocks
  }

  private readChildren(parent: Element, marks: Marks, draft: Draft): void {
    for (const node of parent.childNodes) {
      if (node instanceof Text) draft.run.push(markedText(plainBlanks(node.data), marks))
      else if (node instanceof HTMLElement) this.element(node, marks, draft)
    }
  }

  private element(element: HTMLElement, marks: Marks, draft: Draft): void {
    const tag = element.localName
    if (tag === 'br') {
      // Many programs write two line breaks for a new paragraph.
      if (draft.run.at(-1)?.type === 'break') endRun(draft)
      else draft.run.push({ type: 'break' })
    } else if (element instanceof HTMLImageElement) {
      this.image(element, draft)
    } else if (blockTags.has(tag)) {
      endRun(draft)
      draft.blocks.push(...this.block(element, tag, marks))
    } else this.readChildren(element, this.marksOf(element, marks), draft)
  }

  private block(element: HTMLElement, tag: string, marks: Marks): RichNode[] {
    if (tag === 'ul' || tag === 'ol') {
      return [{ type: 'block', tag, children: this.items(element, marks) }]
    }
    const children = this.blocks(element, marks)
    const heading = headings.get(tag)
    if (heading) {
      return [{ type: 'block', tag: heading, children: withoutBold(asSentence(children)) }]
    }
    const isQuote = tag === 'blockquote' || /\bMso(?:Intense)?Quote\b/.test(element.className)
    return isQuote ? [{ type: 'block', tag: 'blockquote', children }] : children
  }

  /** Google Docs nests a list beside the items; it belongs into the previous item. */
  private items(list: HTMLElement, marks: Marks): RichNode[] {
    const items: Extract<RichNode, { type: 'block' }>[] = []
    for (const child of list.children) {
      if (!(child instanceof HTMLElement)) continue
      const isItem = child.localName === 'li'
      const children = isItem
        ? this.blocks(child, marks)
        : this.block(child, child.localName, marks)
      const before = items.at(-1)
      if (!isItem && before) before.children.push(...children)
      else items.push({ type: 'block', tag: 'li', children })
    }
    return items
  }

  private image(image: HTMLImageElement, draft: Draft): void {
    const address = image.getAttribute('src') ?? ''
    const src = address.startsWith(`${location.origin}/`)
      ? address.slice(location.origin.length)
      : address
    if (!src.startsWith('/') || src.startsWith('//')) {
      this.pictures += 1
      return
    }
    endRun(draft)
    draft.blocks.push({ type: 'image', src, alt: plainBlanks(image.alt).trim() })
  }

  private marksOf(element: HTMLElement, marks: Marks): Marks {
    const { localName: tag, style } = element
    const href = tag === 'a' ? element.getAttribute('href') : null
    const lang = element.getAttribute('lang')?.toLowerCase()
    const isForeign = lang && !this.isWord && !lang.startsWith('en')
    return {
      href: href === null ? marks.href : cleanUrl(href).replace(/^http:/i, 'https:'),
      bold: isBold(style.fontWeight) ?? (tag === 'b' || tag === 'strong' || marks.bold),
      italic: isItalic(style.fontStyle) ?? (tag === 'i' || tag === 'em' || marks.italic),
      lang: isForeign ? lang : marks.lang,
    }
  }
}

function endRun(draft: Draft): void {
  draft.blocks.push({ type: 'block', tag: 'p', children: draft.run })
  draft.run = []
}

/** Headings are bold anyway. */
function withoutBold(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (!('children' in node)) return [node]
    const children = withoutBold(node.children)
    return node.type === 'inline' && node.tag === 'strong' ? children : [{ ...node, children }]
  })
}

/** Undefined when the style does not say. */
function isBold(weight: string): boolean | undefined {
  if (weight === '' || weight === 'inherit') return undefined
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
}

function isItalic(style: string): boolean | undefined {
  if (style === '' || style === 'inherit') return undefined
  return style !== 'normal'
}

/** Formatting and link of a text. */
type Marks = { href: string | null; bold: boolean; italic: boolean; lang: string | null }

/** Invisible characters that no field accepts. */
const invisible = /[\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/g

/** Removes the invisible characters that other programs insert. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '')
}

/**
 * Collapses white space as a browser does; keeps non-breaking spaces only between a number and its
 * unit.
 */
function plainBlanks(text: string): string {
  return withoutInvisible(text)
    .replace(/(?<!\d)\u00A0|\u00A0(?!\S)/g, ' ')
    .replace(/[\t\n\r\f ]+/g, ' ')
}

/** Text inside an element for each of its marks. */
function markedText(text: string, { href, bold, italic, lang }: Marks): RichNode {
  let node: RichNode = { type: 'text', text }
  if (italic || lang !== null) {
    node = { type: 'inline', tag: italic ? 'em' : 'span', lang, children: [node] }
  }
  if (bold) node = { type: 'inline', tag: 'strong', lang: null, children: [node] }
  return href === null ? node : { type: 'link', href, external: false, children: [node] }
}

type OpenList = { element: HTMLElement; level: number }

/** What Word and Outlook number as well, but what is something of its own already. */
const noListParagraph = 'li, h1, h2, h3, h4, h5, h6'

/**
 * Word writes lists as paragraphs that begin with a bullet; replaces these with real lists.
 *
 * @param body is modified
 */
function convertWordLists(body: HTMLElement): void {
  let open: OpenList[] = []
  for (const paragraph of body.querySelectorAll<HTMLElement>('[style*="mso-list"]')) {
    const level = levelOf(paragraph)
    if (level === undefined || paragraph.matches(noListParagraph)) continue
    if (paragraph.previousElementSibling !== open[0]?.element) open = []
    const tag = takeMarker(paragraph) ? 'ol' : 'ul'
    open = open.filter((list) => list.level <= level)
    const last = open.at(-1)
    if (last?.level === level && last.element.localName !== tag) open.pop()
    const list = open.at(-1)?.level === level ? open.at(-1) : begin(tag, level, open, paragraph)
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    list?.element.append(item)
    paragraph.remove()
  }
}

function levelOf(paragraph: HTMLElement): number | undefined {
  const found = /mso-list:[^;]*\blevel([1-9])/i.exec(paragraph.getAttribute('style') ?? '')
  return found ? Number(found[1]) : undefined
}

/** Removes the bullet or number; returns whether it was a number. */
function takeMarker(paragraph: HTMLElement): boolean {
  const marker = [...paragraph.querySelectorAll('[style]')].find((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  )
  marker?.remove()
  return /^\W*(?:\d+|[a-z]{1,4})[.)]/i.test(marker?.textContent ?? '')
}

function begin(
  tag: 'ol' | 'ul',
  level: number,
  open: OpenList[],
  paragraph: HTMLElement,
): OpenList {
  const element = document.createElement(tag)
  const item = open.at(-1)?.element.lastElementChild
  if (item) item.append(element)
  else paragraph.before(element)
  const list = { element, level }
  open.push(list)
  return list
}
