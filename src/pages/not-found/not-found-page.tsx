import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useRedirectOfOldPath } from '../../components/layout/redirect-old-path'
import { PageMeta } from '../../components/layout/page-meta'
import { SiteMark } from '../../components/ui/site-mark'
import { buttonClass } from '../../components/ui/button'
import { Picture } from '../../components/ui/picture'
import { columnSizes } from '../../components/ui/picture-sizes'
import { Postmark } from '../../components/ui/stamp'
import { pagesPictures } from '../../content/pictures/pages'
import { site } from '../../content/site'
import { Link } from '../../lib/link'
import { logNotFound } from '../../lib/log-not-found'
import { paths } from '../../lib/paths'

const notFoundPicture = '/images/not-found.jpg'

/**
 * Shown for every unknown URL, in the form of a postcard that was returned to its sender; an old path
 * is redirected.
 */
export function NotFoundPage() {
  const { pathname } = useLocation()
  const isRedirecting = useRedirectOfOldPath()

  useEffect(() => {
    if (!isRedirecting) logNotFound(pathname)
  }, [pathname, isRedirecting])

  if (isRedirecting) return null

  return (
    <div className="mx-auto grid min-h-[80dvh] max-w-page content-center px-4 py-8 sm:px-6 md:py-16">
      <PageMeta
        title="Page not found"
        description="There is no page at this address."
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

/** Decoration: stamp, postmark and the mark of returned mail. */
function ReturnedMail() {
  return (
    <div aria-hidden className="mb-6 flex flex-wrap items-center justify-between gap-4 lg:mb-12">
      <span className="franking px-3 py-1.5 text-stamp font-bold text-terracotta-dark uppercase">
        Return to sender
      </span>
      <span className="flex items-center">
        <Postmark className="tracking-normal">{site.place.replace(',', '')}</Postmark>
        <span className="-ml-3">
          <SiteMark place="card" />
        </span>
      </span>
    </div>
  )
}
