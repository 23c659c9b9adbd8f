import { site } from '../../content/site'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { Icon } from '../ui/icon'
import { sproutIcon } from '../ui/icon-paths'
import { BookTourLink } from './book-tour-link'
import { MainMenu } from './main-menu'

/** The fixed bar. Never higher than the 80 px that hash links leave free. */
export function SiteHeader() {
  return (
    <header className="fixed inset-x-0 top-0 z-40 h-16 border-b border-line bg-card xl:h-20">
      <div className="mx-auto flex h-full max-w-page items-center gap-2 px-4 sm:gap-4 sm:px-6">
        <Link
          to={paths.home()}
          className="mr-auto flex min-h-11 items-center gap-2 font-display text-lg leading-none font-bold text-tea sm:text-xl"
        >
          <Icon d={sproutIcon} className="size-6 shrink-0 text-leaf sm:size-7" />
          {site.name}
        </Link>
        <MainMenu />
        <BookTourLink />
      </div>
    </header>
  )
}
