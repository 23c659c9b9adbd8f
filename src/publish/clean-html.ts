import { parseRichText, type RichNode } from '../lib/rich-text'
import { toRichTextHtml } from '../lib/rich-text-html'
import { siteAddress } from './site-address'

/** HTML of a row as the site holds it. */
export type CleanHtml = {
  /** Nothing outside the small subset; uploaded pictures at the site's own addresses. */
  html: string
  /** Addresses of its pictures as the row gave them. */
  pictures: string[]
  /** Addresses of this site that it links to. */
  links: string[]
}

/** Cleans HTML of a row; what it loses is what no visitor would ever have seen. */
export function cleanHtml(html: string): CleanHtml {
  const pictures: string[] = []
  const links: string[] = []
  const moved = (node: RichNode): RichNode => {
    if (node.type === 'link' && node.href?.startsWith('/')) links.push(node.href)
    if ('children' in node) return { ...node, children: node.children.map(moved) }
    if (node.type !== 'image') return node
    pictures.push(node.src)
    return { ...node, src: siteAddress(node.src) }
  }
  return { html: toRichTextHtml(parseRichText(html).map(moved)), pictures, links }
}
