import type { ReactNode } from 'react'
import { pagePaintingFiles } from '../../content/page-painting-files'
import { Picture } from '../ui/picture'
import { cardSizes } from '../ui/picture-sizes'

type PaintedHeadProps = {
  /** One of `pagePaintingFiles`. */
  painting: { image: string; imageAlt: string }
  /** The `PageHeader`. */
  children: ReactNode
}

/** The head of a page with a painting on the right of it; below it on narrow screens. */
export function PaintedHead({ painting: { image, imageAlt }, children }: PaintedHeadProps) {
  return (
    <div className="mx-auto max-w-page lg:grid lg:grid-cols-[7fr_5fr] lg:items-start">
      <div className="min-w-0">{children}</div>
      <div className="px-4 pt-6 sm:px-6">
        <Picture
          src={image}
          alt={imageAlt}
          file={pagePaintingFiles[image]}
          sizes={cardSizes}
          className="aspect-5/2 w-full rounded-postcard object-cover object-[50%_30%] lg:aspect-3/2"
        />
      </div>
    </div>
  )
}
