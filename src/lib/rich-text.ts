import { decodeText, readTokens, type Token } from './rich-text-tokens'
import { isExternal, safeHref, safeImageSource } from './safe-href'

const blockTags = ['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li'] as const
const inlineTags = ['strong', 'em', 'span'] as const
type BlockTag = (typeof blockTags)[number]
type InlineTag = (typeof inlineTags)[number]

export type RichNode =
  | { type: 'text'; text: string }
  | { type: 'break' }
  | { type: 'image'; src: string; alt: string }
  | { type: 'link'; href: string | null; external: boolean; children: RichNode[] }
  | { type: 'block'; tag: BlockTag; children: RichNode[] }
  | { type: 'inline'; tag: InlineTag; lang: string | null; children: RichNode[] }

type Parent = Extract<RichNode, { children: RichNode[] }>

// Deeper tags are dropped and their text kept, so that no tree is too deep to render.
const maxDepth = 24
const phrasingOnly = new Set<string>(['p', 'h2', 'h3', 'h4'])

/**
 * Parses the small HTML subset of the content: p, br, strong, em, span, ul, ol, li, h2 to h4,
 * blockquote, a[href], img[src, alt], and `lang` on em and span.
 *
 * In: untrusted HTML. Out: a tree that nests as browsers would nest it. Unknown tags are dropped and
 * their text kept; unsafe URLs and all other attributes are dropped. Never throws; needs no DOM, so
 * the server and the browser get the same tree.
 */
export function parseRichText(html: string): RichNode[] {
  const builder = new TreeBuilder()
  for (const token of readTokens(html)) builder.add(token)
  return builder.finish()
}

class TreeBuilder {
  private readonly root: RichNode[] = []
  private readonly open: Parent[] = []
  /** Number of open tags beyond `maxDepth`, which were dropped. */
  private skipped = 0

  add(token: Token): void {
    if (token.type === 'text') this.text(decodeText(token.text))
    else if (token.type === 'end') this.end(token.name)
    else this.start(token.name, token.attributes)
  }

  finish(): RichNode[] {
    this.closeTo(0)
    return this.root
  }

  private text(text: string): void {
    if (text === '' || (isList(this.open.at(-1)) && text.trim() === '')) return
    this.wrapInItem()
    const siblings = this.siblings()
    const last = siblings.at(-1)
    if (last?.type === 'text') last.text += text
    else siblings.push({ type: 'text', text })
  }

  private start(name: string, attributes: ReadonlyMap<string, string>): void {
    if (name === 'br') this.leaf({ type: 'break' })
    else if (name === 'img') this.image(attributes)
    else if (name === 'a') this.link(attributes)
    else if (isInlineTag(name)) this.inline(name, attributes)
    else if (isBlockTag(name)) this.block(name)
  }

  private end(name: string): void {
    if (name !== 'a' && !isInlineTag(name) && !isBlockTag(name)) return
    if (this.skipped > 0) this.skipped -= 1
    else {
      const at = this.open.findLastIndex((node) => nameOf(node) === name)
      if (at >= 0) this.closeTo(at)
    }
  }

  private image(attributes: ReadonlyMap<string, string>): void {
    const src = safeImageSource(attributes.get('src') ?? '')
    if (src !== null) this.leaf({ type: 'image', src, alt: attributes.get('alt') ?? '' })
  }

  private link(attributes: ReadonlyMap<string, string>): void {
    // A link inside a link ends the outer one, as in browsers.
    this.closeWhere((node) => node.type === 'link')
    const href = safeHref(attributes.get('href') ?? '')
    const external = href !== null && isExternal(href)
    this.wrapInItem()
    this.push({ type: 'link', href, external, children: [] })
  }

  private inline(tag: InlineTag, attributes: ReadonlyMap<string, string>): void {
    const lang = attributes.get('lang') ?? ''
    this.wrapInItem()
    this.push({
      type: 'inline',
      tag,
      lang: /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(lang) ? lang : null,
      children: [],
    })
  }

  private block(tag: BlockTag): void {
    this.closeWhere((node) => phrasingOnly.has(nameOf(node)))
    if (tag === 'li') {
      const list = this.open.findLastIndex(isList)
      if (list < 0) return
      this.closeTo(list + 1)
    } else this.wrapInItem()
    this.push({ type: 'block', tag, children: [] })
  }

  private leaf(node: RichNode): void {
    this.wrapInItem()
    this.siblings().push(node)
  }

  /** A list may contain only items, so other content is wrapped in one. */
  private wrapInItem(): void {
    if (isList(this.open.at(-1))) this.push({ type: 'block', tag: 'li', children: [] })
  }

  private push(node: Parent): void {
    // A list needs one more level for its items.
    if (this.open.length >= (isList(node) ? maxDepth - 1 : maxDepth)) {
      this.skipped += 1
      return
    }
    this.siblings().push(node)
    this.open.push(node)
  }

  /** Closes the outermost open element that `matches`, and everything inside it. */
  private closeWhere(matches: (node: Parent) => boolean): void {
    const at = this.open.findIndex(matches)
    if (at >= 0) this.closeTo(at)
  }

  private closeTo(depth: number): void {
    while (this.open.length > depth) {
      const closed = this.open.pop()
      // An empty paragraph or heading leaves a gap and is announced by screen readers.
      if (closed?.children.length === 0) this.siblings().pop()
    }
  }

  private siblings(): RichNode[] {
    return this.open.at(-1)?.children ?? this.root
  }
}

function isBlockTag(name: string): name is BlockTag {
  return blockTags.some((tag) => tag === name)
}

function isInlineTag(name: string): name is InlineTag {
  return inlineTags.some((tag) => tag === name)
}

function isList(node: Parent | undefined): boolean {
  return node?.type === 'block' && (node.tag === 'ul' || node.tag === 'ol')
}

function nameOf(node: Parent): string {
  return node.type === 'link' ? 'a' : node.tag
}
