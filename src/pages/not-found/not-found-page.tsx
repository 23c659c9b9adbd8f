import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { RedirectOldPath } from '../../components/layout/redirect-old-path'
import { PageMeta } from '../../components/layout/page-meta'
import { buttonClass } from '../../components/ui/button'
import { Picture } from '../../components/ui/picture'
import { columnSizes } from '../../components/ui/picture-sizes'
import { pagesPictures } from '../../content/pictures/pages'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { ReturnedMail } from './returned-mail'

/** A road that ends in tall grass. */
const notFoundPicture = '/images/not-found.jpg'

/** The page of every address that leads to nothing; one that has moved leads on. */
export function NotFoundPage() {
  return (
    <RedirectOldPath>
      <ReturnedPostcard />
    </RedirectOldPath>
  )
}

/** A postcard that came back. */
function ReturnedPostcard() {
  const { pathname } = useLocation()

  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification asks for this entry
    console.error(`404: nothing lives at ${pathname}`)
  }, [pathname])

  return (
    <div className="mx-auto grid min-h-[80dvh] max-w-page content-center px-4 py-8 sm:px-6 md:py-16">
      <PageMeta
        title="Page not found"
        description="This address leads to no page of ours."
        path="/404"
        isHidden
      />
      <div className="grid grid-cols-1 overflow-hidden rounded-postcard bg-card shadow-raised sm:grid-cols-2">
        <Picture
          src={notFoundPicture}
          alt=""
          file={pagesPictures[notFoundPicture]}
          sizes={columnSizes}
          isLead
          className="aspect-2/1 w-full bg-maize-soft object-cover sm:aspect-auto sm:h-full"
        />
        <div className="p-5 md:p-8 lg:p-12">
          <ReturnedMail />
          <h1 className="text-hero text-terracotta-dark">404</h1>
          <p className="mt-2 font-display text-heading">Oops! Page not found</p>
          <p className="ruled mt-4 text-lg leading-11 text-balance">
            Perhaps a goat ate the signpost. The way home is still where it was.
          </p>
          <Link to={paths.home()} className={buttonClass('primary', 'mt-8')}>
            Return to Home
          </Link>
        </div>
      </div>
    </div>
  )
}
