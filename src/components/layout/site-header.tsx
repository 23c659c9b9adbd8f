import { site } from '../../content/site'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { BookTourLink } from './book-tour-link'
import { MainMenu } from './main-menu'
import { SiteMark } from './site-mark'

/** The fixed bar. Never higher than the 80 px that hash links leave free. */
export function SiteHeader() {
  return (
    <header className="site-bar fixed inset-x-0 top-0 z-40 h-16 border-b border-line bg-paper xl:h-20">
      <div className="mx-auto flex h-full max-w-page items-center gap-2 px-4 sm:gap-4 sm:px-6">
        <Link
          to={paths.home()}
          className="mr-auto flex min-h-11 min-w-0 shrink-99 items-center gap-2 overflow-hidden font-display text-lg leading-none text-tea sm:gap-3 sm:text-2xl"
        >
          <SiteMark place="header" />
          {site.name}
        </Link>
        <MainMenu />
        <BookTourLink />
      </div>
    </header>
  )
}
