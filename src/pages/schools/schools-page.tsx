import { useState } from 'react'
import { Breadcrumb } from '../../components/layout/breadcrumb'
import { PageHeader } from '../../components/layout/page-header'
import { PageLinks } from '../../components/layout/page-links'
import { PageMeta } from '../../components/layout/page-meta'
import { PaintedHead } from '../../components/layout/painted-head'
import { lineLinkClass } from '../../components/ui/button'
import { PdfLink } from '../../components/tours/pdf-links'
import { Section } from '../../components/ui/section'
import { tourCategory } from '../../content/categories'
import { schoolCategory, schoolTours, type SchoolTour } from '../../content/school-tours'
import { schoolSheet } from '../../content/school-sheet'
import { site } from '../../content/site'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { useKeepInPlace } from './keep-in-place'
import { SchoolDay } from './school-day'
import { SchoolMessages } from './school-messages'
import { chosenTour, type SchoolTyped } from './school-request'

const schoolPainting = tourCategory(schoolCategory)

const pageLinks = [
  { id: 'day', name: 'The day' },
  { id: 'before', name: 'Before the visit' },
  { id: 'ask', name: 'Ask us' },
  { id: 'head-teacher', name: 'Head teacher' },
  { id: 'parents', name: 'Parents' },
]

/** What a teacher needs to plan a visit: the day, what to bring, what to ask, and three messages. */
export function SchoolsPage() {
  const [typed, setTyped] = useState<SchoolTyped>()
  const chosen = chosenTour(typed)
  // The first tour for schools stands in the form before any choice; all of them are shown then.
  const own = chosen === schoolTours[0] ? undefined : chosen
  const days = own ? [own] : schoolTours
  const rememberPlace = useKeepInPlace()
  return (
    <>
      <PageMeta
        title="Farm Visits for Schools"
        description="For teachers: what a day on a farm looks like, group sizes, what to bring, what to ask before you book, and a sheet to print."
        path={paths.schools()}
      />
      <PaintedHead painting={schoolPainting}>
        <PageHeader
          title="Farm Visits for Schools"
          breadcrumb={<Breadcrumb current="Schools" />}
          intro="What a day on a farm looks like, what your pupils bring, and what to settle with us before you book."
        />
      </PaintedHead>
      <PageLinks links={pageLinks} />
      <SheetToPrint tour={own} />
      <Section id="day" heading="The day">
        {days.length > 0 ? (
          <div className="grid gap-12">
            {days.map((entry) => (
              <SchoolDay key={entry.slug} {...entry} />
            ))}
          </div>
        ) : (
          <p className="max-w-prose text-lead">
            We plan each school visit to order. Ask us, and we answer within {site.responseHours}{' '}
            hours.
          </p>
        )}
        <Link to={paths.tours(schoolCategory)} className={`mt-6 ${lineLinkClass}`}>
          {schoolCategory} on the tours page
        </Link>
      </Section>
      <SchoolMessages
        typed={typed}
        own={own}
        onTyped={(next) => {
          rememberPlace()
          setTyped(next)
        }}
      />
    </>
  )
}

/** Downloads the sheet to print of the chosen tour; nothing if the site was built without one. */
function SheetToPrint({ tour }: { tour: SchoolTour | undefined }) {
  if (!schoolSheet.size) return null
  const format = `A4 PDF · ${schoolSheet.size}`
  return (
    <div className="mx-auto mt-6 max-w-page px-4 sm:px-6">
      <PdfLink
        name="Sheet to print"
        href={tour ? paths.schoolSheet(tour.slug) : schoolSheet.href}
        about={tour ? `${tour.title} · ${format}` : format}
      />
    </div>
  )
}
