import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { mainMenu } from '../../content/navigation'
import { Icon } from '../ui/icon'
import { menuIcon } from '../ui/icon-paths'
import { MenuLink } from './menu-link'

const menuId = 'main-menu'
/** A finger's tap closes the menu first and takes the focus away a moment later. */
const tapMs = 100

function isShown(menu: HTMLElement | null): boolean {
  return 'popover' in HTMLElement.prototype && menu?.matches(':popover-open') === true
}

/** A tap on the page leaves the focus on no control; it belongs to the button that opened it. */
function rescueFocus(button: HTMLElement | null): void {
  if (document.activeElement?.matches('body, main')) button?.focus()
}

function hide(menu: HTMLElement | null): void {
  if (isShown(menu)) menu?.hidePopover()
}

/**
 * The nine links: in a row on wide screens, in a popover behind a button on narrow ones. The
 * browser opens and closes the popover, so the menu works before React is attached.
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
    // A visitor may have opened it before React was attached.
    setOpen(isShown(menu.current))
  }, [key])

  return (
    <>
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label="Main"
        className="fixed inset-x-0 top-16 bottom-auto hidden max-h-[calc(100dvh-4rem)] w-full overflow-y-auto bg-card px-4 py-3 text-ink shadow-raised backdrop:bg-ink/40 open:block xl:static xl:block xl:w-auto xl:overflow-visible xl:p-0 xl:shadow-none"
        onToggle={(event) => {
          const isNowOpen = event.newState === 'open'
          setOpen(isNowOpen)
          if (!isNowOpen) setTimeout(() => rescueFocus(button.current), tapMs)
        }}
      >
        <ul className="mx-auto max-w-page xl:flex">
          {mainMenu.map((item) => (
            <li key={item.href}>
              <MenuLink
                {...item}
                className="flex min-h-11 items-center rounded-lg px-3 font-semibold hover:bg-tea-soft aria-[current]:bg-tea-soft aria-[current]:text-tea"
                onClick={() => hide(menu.current)}
              />
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
        className="order-last flex min-h-11 items-center gap-2 rounded-lg border-2 border-line px-3 text-sm font-semibold sm:text-base xl:hidden"
      >
        <Icon d={menuIcon} />
        Menu
      </button>
    </>
  )
}
