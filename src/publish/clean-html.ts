import { parseRichText, type RichNode } from '../lib/rich-text'
import { toRichTextHtml } from '../lib/rich-text-html'
import { siteUrl } from './picture-url'

/** HTML of a row, prepared for the site. */
export type CleanHtml = {
  /** Only the allowed subset; URLs of uploaded pictures are those of the site. */
  html: string
  /** URLs of its pictures, as in the row. */
  pictures: string[]
  /** Internal links, as paths. */
  links: string[]
}

/** Cleans HTML of a row. Removes only what no page would show. */
export function cleanHtml(html: string): CleanHtml {
  const pictures: string[] = []
  const links: string[] = []
  const toSite = (node: RichNode): RichNode => {
    if (node.type === 'link' && node.href?.startsWith('/')) links.push(node.href)
    if ('children' in node) return { ...node, children: node.children.map(toSite) }
    if (node.type !== 'image') return node
    pictures.push(node.src)
    return { ...node, src: siteUrl(node.src) }
  }
  return { html: toRichTextHtml(parseRichText(html).map(toSite)), pictures, links }
}
