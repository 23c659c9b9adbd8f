import { Breadcrumb } from '../../components/layout/breadcrumb'
import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { buttonClass } from '../../components/ui/button'
import { tourCategories } from '../../content/model'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'

const home = { name: 'Home', href: paths.home() }

/** The gallery before its pictures have come: it says so, and leads to the tours. */
export function GalleryPage() {
  return (
    <>
      <PageMeta
        title="Photo Gallery"
        description="The wall for pictures of our farms, fairs and fields. Until they hang here, see the tours they come from."
        path={paths.gallery()}
      />
      <PageHeader
        title="Photo Gallery"
        breadcrumb={<Breadcrumb trail={[home]} current="Gallery" />}
        intro="The wall is ready; the pictures of our farms, fairs and fields will hang here. Until then, every tour tells you what there is to see."
      />
      <div className="mx-auto max-w-page px-4 pt-6 pb-16 sm:px-6 md:pb-24">
        <Link to={paths.tours()} className={buttonClass()}>
          See all tours
        </Link>
        <h2 className="mt-10 text-2xl font-bold">Or look by kind</h2>
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {tourCategories.map((category) => (
            <li key={category}>
              <Link
                to={paths.tours(category)}
                className="inline-flex min-h-11 items-center font-semibold text-tea underline underline-offset-4 hover:text-tea-dark"
              >
                {category}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
