import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { PageMeta } from '../../components/layout/page-meta'
import { buttonClass } from '../../components/ui/button'
import { Picture } from '../../components/ui/picture'
import { cardSizes } from '../../components/ui/picture-sizes'
import { pagesPictures } from '../../content/pictures/pages'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'

/** A road that ends in tall grass. */
const notFoundPicture = '/images/not-found.jpg'

/** The page of every address that leads to nothing. */
export function NotFoundPage() {
  const { pathname } = useLocation()

  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification asks for this entry
    console.error(`404: nothing lives at ${pathname}`)
  }, [pathname])

  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-prose flex-col items-center justify-center gap-4 px-4 py-16 text-center">
      <PageMeta
        title="Page not found"
        description="This address leads to no page of ours."
        path="/404"
        isHidden
      />
      <Picture
        src={notFoundPicture}
        alt=""
        file={pagesPictures[notFoundPicture]}
        sizes={cardSizes}
        isLead
        className="aspect-[16/9] w-full rounded-xl bg-tea-soft object-cover"
      />
      <h1 className="text-7xl font-bold text-tea">404</h1>
      <p className="text-2xl font-semibold">Oops! Page not found</p>
      <p className="text-muted">
        Perhaps a goat ate the signpost. The way home is still where it was.
      </p>
      <Link to={paths.home()} className={buttonClass()}>
        Return to Home
      </Link>
    </div>
  )
}
