import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { mainMenu } from '../../content/navigation'
import { site } from '../../content/site'
import { lazyPart } from '../../lib/lazy-part'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { DeferredHydration } from '../ui/deferred-hydration'
import { Icon } from '../ui/icon'
import { closeIcon, menuIcon } from '../ui/icon-paths'
import { BookTourLink } from './book-tour-link'
import { MenuLink } from './menu-link'
import { SiteMark } from '../ui/site-mark'

const siteFooter = lazyPart(() => import('./site-footer').then((m) => m.SiteFooter))

// Outside the component: DeferredHydration needs the same element in every render.
const footer = <siteFooter.Component />

/** Layout of every public page: skip link, header, content, footer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-postcard focus:bg-card font-semibold focus:px-5 focus:py-3 focus:text-tea"
        onClick={(event) => {
          // By default the browser would add `#main` to the URL and the history.
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        Skip to main content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="min-h-dvh pt-16 xl:pt-20">
        {children}
      </main>
      <DeferredHydration>{footer}</DeferredHydration>
    </>
  )
}

/** The fixed header. Never higher than the 80 px of `scroll-padding-top`. */
function SiteHeader() {
  return (
    <header className="site-bar fixed inset-x-0 top-0 z-40 h-16 border-b border-line bg-paper xl:h-20">
      <div className="mx-auto flex h-full max-w-page items-center gap-2 px-4 sm:gap-3 sm:px-6">
        <Link
          to={paths.home()}
          className="mr-auto flex min-h-11 min-w-0 shrink-99 items-center gap-2 overflow-hidden font-display text-lg leading-none text-tea sm:gap-3 sm:text-2xl"
        >
          <SiteMark place="header" />
          <span className="site-name">{site.name}</span>
        </Link>
        <MainMenu />
        <BookTourLink />
      </div>
    </header>
  )
}

const menuId = 'main-menu'
/** A tap outside closes the menu first, and presses and focuses what lies there a moment later. */
const tapMs = 100

/** Lets a tap that has closed the menu do nothing else. */
function endTap(): void {
  const ignore = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('main, footer')) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const type of ['mousedown', 'click']) {
    document.addEventListener(type, ignore, true)
    setTimeout(() => document.removeEventListener(type, ignore, true), tapMs)
  }
}

function isShown(menu: HTMLElement | null): boolean {
  return 'popover' in HTMLElement.prototype && menu?.matches(':popover-open') === true
}

function hide(menu: HTMLElement | null): void {
  if (isShown(menu)) menu?.hidePopover()
}

/**
 * The main links: in a row on wide screens, in a popover behind a button on narrow ones. The browser
 * itself opens and closes the popover, so the menu works before hydration.
 */
function MainMenu() {
  const menu = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  const lastKey = useRef(key)

  useEffect(() => {
    if (lastKey.current !== key) hide(menu.current)
    lastKey.current = key
    // A visitor may have opened it before hydration.
    setOpen(isShown(menu.current))
  }, [key])

  return (
    <>
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label="Main"
        className="main-menu bg-paper text-ink"
        onBeforeToggle={(event) => {
          if (event.newState === 'closed') endTap()
        }}
        onToggle={(event) => {
          const isNowOpen = event.newState === 'open'
          setOpen(isNowOpen)
          if (isNowOpen) return
          setTimeout(() => {
            // After a tap on the page no control has the focus.
            if (document.activeElement?.matches('body, main')) button.current?.focus()
          }, tapMs)
        }}
      >
        <ul className="divide-y divide-line xl:flex xl:divide-y-0">
          {mainMenu.map((item) => (
            <li key={item.href}>
              <MenuLink {...item} onClick={() => hide(menu.current)} />
            </li>
          ))}
        </ul>
      </nav>
      <button
        ref={button}
        type="button"
        popoverTarget={menuId}
        aria-controls={menuId}
        aria-expanded={isOpen}
        className="order-last flex min-h-11 items-center gap-2 rounded-postcard border-2 border-tea px-3 text-sm font-semibold text-tea hover:bg-tea-soft sm:text-base xl:hidden"
      >
        <Icon d={isOpen ? closeIcon : menuIcon} className="size-5 shrink-0 max-[22rem]:hidden" />
        Menu
      </button>
    </>
  )
}
