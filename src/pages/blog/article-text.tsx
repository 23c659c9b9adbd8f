import { useMemo } from 'react'
import { RichText } from '../../components/ui/rich-text'
import { storyPictureFiles } from '../../content/story-picture-files'
import { headingAnchors } from '../../lib/heading-anchors'
import { parseRichText } from '../../lib/rich-text'
import { columnClass, storyClass } from './story-column'
import { TableOfContents } from './table-of-contents'

const fewestChapters = 3

/** On the elements of the story, which know nothing of the page they stand in. */
const textClass = [
  'min-w-0 text-lg leading-relaxed break-words',
  '[&>div>p:first-child]:text-lead [&>div>p:first-child]:text-muted',
  '[&_h2]:pt-8 [&_h3]:pt-4',
  '[&_blockquote]:my-8 [&_blockquote]:font-display [&_blockquote]:text-subheading [&_blockquote]:leading-normal',
].join(' ')

/** The story of an article, beside its table of contents where it has chapters enough. */
export function ArticleText({ html }: { html: string }) {
  const chapters = useMemo(() => [...headingAnchors(parseRichText(html)).values()], [html])
  return (
    <div className={storyClass}>
      {chapters.length >= fewestChapters && (
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
