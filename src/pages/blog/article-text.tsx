import { useMemo } from 'react'
import { RichText } from '../../components/ui/rich-text'
import { storyPictureFiles } from '../../content/story-picture-files'
import { headingAnchors } from '../../lib/heading-anchors'
import { parseRichText } from '../../lib/rich-text'
import { columnClass, storyClass } from './story-column'
import { TableOfContents } from './table-of-contents'

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
