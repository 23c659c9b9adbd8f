import { useId, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { RichText } from '../../components/ui/rich-text'
import { storyPictureFiles } from '../../content/story-picture-files'
import { Link } from '../../lib/link'
import { parseRichText, type RichNode } from '../../lib/rich-text'
import { columnClass, storyClass } from './article-sheet'

const minChapters = 3

/** Styles the elements that `RichText` renders. */
const textClass = [
  'min-w-0 text-lg leading-relaxed break-words',
  '[&>div>p:first-child]:text-lead [&>div>p:first-child]:text-muted',
  '[&_h2]:pt-8 [&_h3]:pt-4',
  '[&_blockquote]:my-8 [&_blockquote]:font-display [&_blockquote]:text-subheading [&_blockquote]:leading-normal',
].join(' ')

/** The text of an article, with a table of contents if it has at least three chapters. */
export function ArticleText({ html }: { html: string }) {
  const chapters = useMemo(() => [...headingAnchors(parseRichText(html)).values()], [html])
  return (
    <div className={storyClass}>
      {chapters.length >= minChapters && (
        <div className="mb-8 lg:mb-0">
          <TableOfContents chapters={chapters} />
        </div>
      )}
      <div className={`${columnClass} ${textClass}`}>
        <RichText html={html} headingIds={headingAnchors} pictures={storyPictureFiles} />
      </div>
    </div>
  )
}

/**
 * Links to the chapters of an article: always open beside the text on wide screens, a disclosure
 * above it on phones. Browsers without `::details-content` show the disclosure everywhere.
 */
function TableOfContents({ chapters }: { chapters: readonly HeadingAnchor[] }) {
  const { pathname } = useLocation()
  const headingId = useId()
  return (
    <nav
      aria-labelledby={headingId}
      className="max-w-xl border-y border-line lg:sticky lg:top-24 lg:border-y-0 lg:border-l lg:pl-5"
    >
      {/* Not a heading: it would come between the title and the text in the outline. */}
      <p
        id={headingId}
        className="mb-2 hidden font-semibold lg:supports-[selector(::details-content)]:block"
      >
        In this story
      </p>
      <details className="group lg:details-content:[content-visibility:visible]">
        <summary className="flex min-h-11 items-center justify-between py-3 font-semibold lg:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
          In this story
          <span
            aria-hidden
            className="mr-1 size-2.5 -translate-y-0.5 rotate-45 border-r-2 border-b-2 transition group-open:translate-y-0.5 group-open:rotate-225"
          />
        </summary>
        <ol className="pb-4 lg:pb-0">
          {chapters.map(({ id, text }) => (
            <li key={id}>
              <Link
                to={`${pathname}#${encodeURIComponent(id)}`}
                className="flex min-h-11 items-center py-1.5 leading-snug text-tea underline-offset-4 hover:text-tea-dark hover:underline lg:min-h-0 lg:py-2"
              >
                {text}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

type HeadingAnchor = { id: string; text: string }

/**
 * Gives every chapter heading (h2) of a text an id made from its words, for links to it.
 * The same text gives the same ids, on the server and in the browser.
 *
 * In: a tree of `parseRichText`. Out: the headings of its top level in order. The ids are unique
 * and begin with `part-`, so that they cannot clash with the id of another element of the page.
 */
export function headingAnchors(nodes: readonly RichNode[]): ReadonlyMap<RichNode, HeadingAnchor> {
  const anchors = new Map<RichNode, HeadingAnchor>()
  const usedIds = new Set<string>()
  for (const node of nodes) {
    if (node.type !== 'block' || node.tag !== 'h2') continue
    const text = textOf(node).replace(/\s+/g, ' ').trim()
    // Letters and digits of any script, without accents.
    const plain = text.normalize('NFKD').replace(/[\p{Mark}'’]/gu, '')
    const words = plain.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []
    const base = ['part', ...words].join('-')
    let id = base
    for (let suffix = 2; usedIds.has(id); suffix += 1) id = `${base}-${suffix}`
    usedIds.add(id)
    anchors.set(node, { id, text })
  }
  return anchors
}

function textOf(node: RichNode): string {
  if (node.type === 'text') return node.text
  if (node.type === 'break') return ' '
  return node.type === 'image' ? '' : node.children.map(textOf).join('')
}
