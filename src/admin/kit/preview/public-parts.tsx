// The only module through which the studio imports parts of the public pages.

import { Root } from '@radix-ui/react-dialog'
import { useRef, type ReactNode } from 'react'
import { Router, UNSAFE_LocationContext as LocationContext } from 'react-router-dom'
import { ContactDetails } from '../../../components/layout/contact-details'
import { ServiceList } from '../../../components/tours/service-list'
import { TourCard } from '../../../components/tours/tour-card'
import { TourDetailsView } from '../../../components/tours/tour-details-view'
import { panelClass, sideClass } from '../../../components/tours/tour-frame'
import { overlayClass } from '../../../components/tours/tour-overlay'
import type {
  Article,
  ArticleCard as ArticleHead,
  Tour,
  TourCard as TourHead,
} from '../../../content/model'
import { paths } from '../../../lib/paths'
import { ArticleSheet } from '../../../pages/blog/article-sheet'
import { ArticleText } from '../../../pages/blog/article-text'
import { RefundCalculator } from '../../../pages/blog/refund-calculator'
import { RefundTable } from '../../../pages/blog/refund-table'
import { createFaqView } from '../../../pages/faq/faq-view'
import { QuestionList } from '../../../pages/faq/question-list'
import { Hero } from '../../../pages/home/hero'
import { PartnerList } from '../../../pages/home/partner-list'

const nothing = () => {}

const nowhere = { createHref: () => '', go: nothing, push: nothing, replace: nothing }

/**
 * The router context of the public parts: a build gives them another copy of the library than the
 * studio. In development there is only one copy, which forbids a nested router unless the outer
 * location is cleared.
 */
function PublicRouter({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line typescript/no-non-null-assertion, typescript/no-unsafe-type-assertion
    <LocationContext value={null!}>
      <Router location={paths.home()} navigator={nowhere}>
        {children}
      </Router>
    </LocationContext>
  )
}

/** A tour's card as the first one of the tours page. */
export function TourCardPart({ tour }: { tour: TourHead }) {
  return (
    <PublicRouter>
      <ul className="mx-auto grid max-w-page gap-6 px-4 py-8 sm:grid-cols-2 sm:px-6 lg:grid-cols-3">
        <li>
          <TourCard tour={tour} onExplore={nothing} />
        </li>
      </ul>
    </PublicRouter>
  )
}

/** A tour's dialog, on the side with its details. */
export function TourDialogPart({ tour }: { tour: Tour }) {
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <PublicRouter>
      <Root open modal={false}>
        <div className={overlayClass}>
          <div className={panelClass}>
            <div className={sideClass}>
              <TourDetailsView
                tour={tour}
                scroller={scroller}
                isReturning={false}
                onShown={undefined}
                onLeave={nothing}
                onBook={nothing}
              />
            </div>
          </div>
        </div>
      </Root>
    </PublicRouter>
  )
}

type ArticlePartProps = { article: ArticleHead & Pick<Article, 'content'> }

/** An article's page, without the site's header and footer. */
export function ArticlePart({ article }: ArticlePartProps) {
  return (
    <PublicRouter>
      <div className="pb-16">
        <ArticleSheet article={article}>
          <ArticleText html={article.content} />
        </ArticleSheet>
      </div>
    </PublicRouter>
  )
}

/** Parts of the public pages that show facts of the site. */
export const factParts = {
  Hero,
  QuestionList,
  RefundTable,
  RefundCalculator,
  PartnerList,
  ServiceList,
  ContactDetails,
}

/** The state of a list of questions that nobody searches. */
export const newFaqView = createFaqView

/** A part of a public page, with the space around it that pages have. */
export function FactPart({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  return (
    <PublicRouter>
      {isWide ? children : <div className="mx-auto max-w-page px-4 py-8 sm:px-6">{children}</div>}
    </PublicRouter>
  )
}
