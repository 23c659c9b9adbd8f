import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { mainMenu } from '../../content/navigation'
import { Icon } from '../ui/icon'
import { closeIcon, menuIcon } from '../ui/icon-paths'
import { MenuLink } from './menu-link'

const menuId = 'main-menu'
/** A tap outside closes the menu first and moves the focus a moment later. */
const tapMs = 100

function isShown(menu: HTMLElement | null): boolean {
  return 'popover' in HTMLElement.prototype && menu?.matches(':popover-open') === true
}

/** After a tap on the page no control has the focus; returns it to the button that opened the menu. */
function restoreFocus(button: HTMLElement | null): void {
  if (document.activeElement?.matches('body, main')) button?.focus()
}

function hide(menu: HTMLElement | null): void {
  if (isShown(menu)) menu?.hidePopover()
}

/**
 * The main links: in a row on wide screens, in a popover behind a button on narrow ones. The browser
 * itself opens and closes the popover, so the menu works before hydration.
 */
export function MainMenu() {
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
        onToggle={(event) => {
          const isNowOpen = event.newState === 'open'
          setOpen(isNowOpen)
          if (!isNowOpen) setTimeout(() => restoreFocus(button.current), tapMs)
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
