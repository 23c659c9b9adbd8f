import { useMemo } from 'react'
import { RichText } from '../../components/ui/rich-text'
import { headingAnchors } from '../../lib/heading-anchors'
import { parseRichText } from '../../lib/rich-text'
import { TableOfContents } from './table-of-contents'

const fewestChapters = 3

/** The story of an article, beside its table of contents where it has chapters enough. */
export function ArticleText({ html }: { html: string }) {
  const chapters = useMemo(() => [...headingAnchors(parseRichText(html)).values()], [html])
  const hasContents = chapters.length >= fewestChapters
  return (
    <div className={hasContents ? 'gap-12 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]' : ''}>
      {hasContents && (
        <div className="mb-8 lg:mb-0">
          <TableOfContents chapters={chapters} />
        </div>
      )}
      <div className="min-w-0 text-lg leading-relaxed break-words [&_blockquote]:max-w-prose [&_blockquote]:text-xl [&_h2]:pt-6 [&_h2]:text-3xl [&_h2]:leading-tight [&_h2]:font-bold [&_h3]:pt-3 [&_h3]:leading-tight">
        <RichText html={html} headingIds={headingAnchors} />
      </div>
    </div>
  )
}
