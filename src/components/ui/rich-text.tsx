import { Fragment, useMemo, type ReactNode } from 'react'
import type { PreparedPicture } from '../../lib/picture-sources'
import { parseRichText, type RichNode } from '../../lib/rich-text'
import { ExternalLink } from './external-link'
import { Picture } from './picture'
import { storySizes } from './picture-sizes'

type RichTextProps = {
  /** HTML of the content; see `parseRichText` for the supported subset. */
  html: string
  /** For use inside a sentence or paragraph: only text, emphasis and links, no block elements. */
  inline?: boolean
  /** Gives headings their ids; must be a stable function. */
  headingIds?: (nodes: readonly RichNode[]) => HeadingIds
  /** Prepared files of the pictures in the text, by their `src`. */
  pictures?: Readonly<Record<string, PreparedPicture>>
  /** For a text right below a title: its highest headings become h2, so that no level is skipped. */
  raisesHeadings?: boolean
}

type HeadingIds = ReadonlyMap<RichNode, { id: string }>

/** Renders content HTML as React elements, never as raw markup. */
export function RichText(props: RichTextProps): ReactNode {
  const { html, inline = false, headingIds, pictures, raisesHeadings = false } = props
  const nodes = useMemo(() => parseRichText(html), [html])
  const ids = useMemo(() => headingIds?.(nodes), [nodes, headingIds])
  const highest = useMemo(
    () => (raisesHeadings ? highestHeading(nodes) : 0),
    [nodes, raisesHeadings],
  )

  const renderAll = (siblings: readonly RichNode[]): ReactNode =>
    siblings.map((node, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the tree is parsed again when the text changes
      <Fragment key={index}>{render(node)}</Fragment>
    ))
  const render = (node: RichNode): ReactNode => {
    if (node.type === 'text') return node.text
    if (node.type === 'break') return inline ? ' ' : <br />
    if (node.type === 'image') {
      return inline ? null : (
        <Picture
          src={node.src}
          alt={node.alt}
          file={pictures?.[node.src]}
          sizes={storySizes}
          className="rounded-postcard"
        />
      )
    }
    const children = renderAll(node.children)
    if (node.type === 'link') {
      if (node.href === null) return children
      const Anchor = node.external ? ExternalLink : 'a'
      return (
        <Anchor href={node.href} className={linkStyle}>
          {children}
        </Anchor>
      )
    }
    if (node.type === 'inline') return <node.tag lang={node.lang ?? undefined}>{children}</node.tag>
    // The space separates the last word of a paragraph from the first of the next.
    if (inline) return <>{children} </>
    const Tag = raised(node.tag, highest)
    return (
      <Tag id={ids?.get(node)?.id} className={blockStyle[node.tag]}>
        {children}
      </Tag>
    )
  }
  return inline ? renderAll(nodes) : <div className="space-y-4">{renderAll(nodes)}</div>
}

const headings = ['h2', 'h3', 'h4'] as const
type Heading = (typeof headings)[number]

const levelOf = (tag: string) => headings.findIndex((heading) => heading === tag)

/** Level of the highest heading at the top of a text, from 0. */
function highestHeading(nodes: readonly RichNode[]): number {
  const levels = nodes.flatMap((node) => ('tag' in node ? levelOf(node.tag) : []))
  return Math.min(...levels.filter((level) => level >= 0), headings.length)
}

/** The element for a block of a text whose highest heading becomes h2. */
function raised<Tag extends keyof typeof blockStyle>(tag: Tag, highest: number): Tag | Heading {
  const level = levelOf(tag)
  return level < 0 ? tag : (headings[Math.max(level - highest, 0)] ?? tag)
}

const blockStyle = {
  p: 'max-w-prose',
  h2: 'text-heading',
  h3: 'text-subheading',
  h4: 'font-semibold',
  blockquote: 'max-w-prose border-l-4 border-terracotta pl-5',
  ul: 'max-w-prose list-disc space-y-1.5 pl-6 marker:text-terracotta',
  ol: 'max-w-prose list-decimal space-y-1.5 pl-6 marker:text-terracotta-dark',
  li: undefined,
}

const linkStyle = 'text-tea underline underline-offset-2 hover:text-tea-dark'
