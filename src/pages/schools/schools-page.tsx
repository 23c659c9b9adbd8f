import { Breadcrumb } from '../../components/layout/breadcrumb'
import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { PaintedHead } from '../../components/layout/painted-head'
import { lineLinkClass } from '../../components/ui/button'
import { PdfLink } from '../../components/tours/pdf-links'
import { Section } from '../../components/ui/section'
import { tourCategory } from '../../content/categories'
import { schoolCategory, schoolTours } from '../../content/school-tours'
import { schoolSheet } from '../../content/school-sheet'
import { site } from '../../content/site'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { SchoolDay } from './school-day'
import { SchoolMessages } from './school-messages'

const schoolPainting = tourCategory(schoolCategory)

/** What a teacher needs to plan a visit: the day, what to bring, what to ask, and two messages. */
export function SchoolsPage() {
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
      <SheetLink />
      <Section heading="The day">
        {schoolTours.length > 0 ? (
          <div className="grid gap-12">
            {schoolTours.map((entry) => (
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
      <SchoolMessages />
    </>
  )
}

/** Downloads the sheet to print; nothing if the site was built without one. */
function SheetLink() {
  if (!schoolSheet.size) return null
  return (
    <div className="mx-auto mt-6 max-w-page px-4 sm:px-6">
      <PdfLink
        name="Sheet to print"
        href={schoolSheet.href}
        about={`A4 PDF · ${schoolSheet.size}`}
      />
    </div>
  )
}
