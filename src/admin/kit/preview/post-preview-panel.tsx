import { useState } from 'react'
import { PreviewPanel } from './preview-panel'
import { previewPost, type PreviewPostValues } from './preview-post'
import { ArticlePart } from './public-parts'

/** The page of a post as readers would see it. */
export function PostPreviewPanel({ values }: { values: PreviewPostValues }) {
  const [now] = useState(() => new Date())
  const { article, missing } = previewPost(values, now)
  return (
    <PreviewPanel what="the page of this post" missing={missing}>
      <ArticlePart article={article} />
    </PreviewPanel>
  )
}
