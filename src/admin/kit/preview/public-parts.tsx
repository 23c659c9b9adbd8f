// The one door through which the studio sees parts of the public pages.

import { Root } from '@radix-ui/react-dialog'
import { useRef } from 'react'
import { TourCard } from '../../../components/tours/tour-card'
import { TourDetailsView } from '../../../components/tours/tour-details-view'
import { overlayClass, panelClass, sideClass } from '../../../components/tours/tour-frame'
import type {
  Article,
  ArticleCard as ArticleHead,
  Tour,
  TourCard as TourHead,
} from '../../../content/model'
import { ArticleSheet } from '../../../pages/blog/article-sheet'
import { ArticleText } from '../../../pages/blog/article-text'

const nothing = () => {}

/** The card of a tour in the place of the first of the tours page. */
export function TourCardPart({ tour }: { tour: TourHead }) {
  return (
    <ul className="mx-auto grid max-w-page gap-6 px-4 py-8 sm:grid-cols-2 sm:px-6 lg:grid-cols-3">
      <li>
        <TourCard tour={tour} onExplore={nothing} />
      </li>
    </ul>
  )
}

/** The dialog of a tour, on the side with its details. */
export function TourDialogPart({ tour }: { tour: Tour }) {
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <Root open modal={false}>
      <div className={overlayClass}>
        <div className={panelClass}>
          <div className={sideClass}>
            <TourDetailsView
              tour={tour}
              scroller={scroller}
              isAgain={false}
              onShown={undefined}
              onLeave={nothing}
              onBook={nothing}
            />
          </div>
        </div>
      </div>
    </Root>
  )
}

type ArticlePartProps = { article: ArticleHead & Pick<Article, 'content'> }

/** The page of an article, without what stands on every page. */
export function ArticlePart({ article }: ArticlePartProps) {
  return (
    <div className="pb-16">
      <ArticleSheet article={article}>
        <ArticleText html={article.content} />
      </ArticleSheet>
    </div>
  )
}
