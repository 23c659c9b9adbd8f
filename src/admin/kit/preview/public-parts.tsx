// The only module through which the studio imports parts of the public pages.

import { Root } from '@radix-ui/react-dialog'
import { Suspense, useRef, type ReactNode } from 'react'
import { Router, UNSAFE_LocationContext as LocationContext } from 'react-router-dom'
import { ConsentBar } from '../../../components/layout/consent-bar'
import { ContactDetails } from '../../../components/layout/contact-details'
import { LegalTexts } from '../../../components/layout/legal-texts'
import { stampLook } from '../../../components/tours/category-look'
import { ServiceList } from '../../../components/tours/service-list'
import { TourCard } from '../../../components/tours/tour-card'
import { TourAdvice } from '../../../components/tours/tour-advice'
import { TourDetailsView } from '../../../components/tours/tour-details-view'
import { panelClass, sideClass } from '../../../components/tours/tour-frame'
import { overlayClass } from '../../../components/tours/tour-overlay'
import { panelClass as cardClass } from '../../../components/ui/panel'
import { Picture } from '../../../components/ui/picture'
import { SeriesText } from '../../../components/ui/series-text'
import { Spinner } from '../../../components/ui/spinner'
import { Stamp } from '../../../components/ui/stamp'
import type { FactsOf } from '../../../content/collections/facts/sheets'
import type {
  Article,
  ArticleCard as ArticleHead,
  Tour,
  TourCard as TourHead,
} from '../../../content/model'
import { lazyPart } from '../../../lib/lazy-part'
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
  LegalTexts,
  SeriesText,
  TourAdvice,
  ConsentBar,
}

const belowTheFold = () => import('../../../pages/home/below-the-fold')

// Fetched once a sheet that they show is previewed. Those of the home page come with its chunk: a smaller
// module would become one more file of the page.
const about = lazyPart(
  async () => (await import('../../../components/layout/about-content')).AboutContent,
)
const homeStory = lazyPart(async () => (await belowTheFold()).AboutSection)
const homeImpact = lazyPart(async () => (await belowTheFold()).ImpactSection)
const contact = lazyPart(async () => (await belowTheFold()).ContactSection)

/** Parts of the public pages that load late. */
export const lateParts = {
  About: about.Component,
  HomeStory: homeStory.Component,
  HomeImpact: homeImpact.Component,
  ContactSection: contact.Component,
}

type Category = FactsOf<'categories'>['categories'][number]

/** Categories of tours: the painting of each as on the services page, under the stamp of its tours. */
export function CategoryCards({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {categories.map(({ id, name, colour, image, imageAlt }) => (
        <li key={id} className={`overflow-hidden ${cardClass}`}>
          <Picture src={image} alt={imageAlt} className="aspect-3/2 w-full object-cover" />
          <p className="-mt-4 px-5 pb-5">
            <Stamp className={stampLook(colour)}>{name}</Stamp>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The state of a list of questions that nobody searches. */
export const newFaqView = createFaqView

/** A part of a public page, with the space around it that pages have. */
export function FactPart({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  return (
    <PublicRouter>
      <Suspense fallback={<Spinner label="Loading the preview" />}>
        {isWide ? children : <div className="mx-auto max-w-page px-4 py-8 sm:px-6">{children}</div>}
      </Suspense>
    </PublicRouter>
  )
}
