import { useMemo, type ReactNode } from 'react'
import { parseRichText, type RichNode } from '../../lib/rich-text'
import { VisuallyHidden } from './visually-hidden'

type Shown = Exclude<ReactNode, undefined>

type RichTextProps = {
  /** HTML of the content; see `parseRichText` for what survives. */
  html: string
  /** Inside a sentence or a paragraph: only words, emphasis and links, without block elements. */
  inline?: boolean
}

/** Shows content HTML as React elements. Markup is never handed to the browser as it stands. */
export function RichText({ html, inline = false }: RichTextProps): ReactNode {
  const nodes = useMemo(() => parseRichText(html), [html])
  return inline ? (
    renderAll(nodes, true)
  ) : (
    <div className="space-y-4">{renderAll(nodes, false)}</div>
  )
}

function renderAll(nodes: readonly RichNode[], inline: boolean): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- the tree is read anew when the text changes
  return nodes.map((node, index) => <Node key={index} node={node} inline={inline} />)
}

function Node({ node, inline }: { node: RichNode; inline: boolean }): Shown {
  switch (node.type) {
    case 'text':
      return node.text
    case 'break':
      return inline ? ' ' : <br />
    case 'image':
      return inline ? null : (
        <img src={node.src} alt={node.alt} loading="lazy" decoding="async" className="rounded-lg" />
      )
    case 'link':
      return <Link node={node}>{renderAll(node.children, inline)}</Link>
    case 'inline':
      return (
        <node.tag {...(node.lang === null ? {} : { lang: node.lang })}>
          {renderAll(node.children, inline)}
        </node.tag>
      )
    case 'block':
      if (inline) return <>{renderAll(node.children, true)} </>
      return <node.tag className={blockStyle[node.tag]}>{renderAll(node.children, false)}</node.tag>
  }
}

const blockStyle = {
  p: 'max-w-prose',
  h2: 'font-display text-2xl text-balance',
  h3: 'font-display text-xl text-balance',
  h4: 'font-display text-lg text-balance',
  blockquote: 'border-l-4 border-line pl-4 italic',
  ul: 'list-disc space-y-1 pl-6',
  ol: 'list-decimal space-y-1 pl-6',
  li: 'max-w-prose',
}

const linkStyle = 'text-tea underline underline-offset-2 hover:text-tea-dark'

function Link(props: {
  node: Extract<RichNode, { type: 'link' }>
  children: ReactNode
}): ReactNode {
  const { href, external } = props.node
  if (href === null) return props.children
  if (!external) {
    return (
      <a href={href} className={linkStyle}>
        {props.children}
      </a>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={linkStyle}>
      {props.children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}
