import { Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip'
import { LogOut, SquareArrowOutUpRight } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link, useLocation } from 'react-router'
import { ExternalLink } from '../../../components/ui/external-link'
import { adminPaths } from '../../../lib/admin-paths'
import { paths } from '../../../lib/paths'
import { useSession } from '../../auth/session-state'
import { leave } from '../../kit/leaving/leave-guard'
import { useSingleMutation } from '../../kit/use-single-mutation'
import { useStudioPages } from '../sidebar-items'

type SidebarNavProps = {
  /** Shows icons only; the labels remain for screen readers and in tooltips. */
  isCollapsed: boolean
  /** Called when a page is chosen. */
  onChoose?: () => void
}

/** The current page is marked by weight and a bar, not by colour alone. */
const entryClass =
  'relative flex min-h-11 w-full items-center gap-3 rounded-postcard px-3 font-medium text-ink transition-colors duration-quick hover:bg-tea-soft active:bg-line aria-[current=page]:bg-tea-soft aria-[current=page]:font-bold aria-[current=page]:text-tea aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-1 aria-[current=page]:before:left-0 aria-[current=page]:before:border-l-4'

/** The sidebar's navigation. */
export function SidebarNav({ isCollapsed, onChoose }: SidebarNavProps) {
  const { signOut } = useSession()
  const { mutate: logOut, isPending: isLeaving } = useSingleMutation({ mutationFn: signOut })
  const { pathname } = useLocation()
  const { content, wholeSite } = useStudioPages()
  const labelClass = isCollapsed ? 'sr-only' : 'min-w-0 wrap-anywhere'
  return (
    <nav
      aria-label="Admin Panel"
      className={`flex grow flex-col py-0.5 ${isCollapsed ? 'px-0.5' : 'px-2'}`}
    >
      {[content, wholeSite].map(({ name, items }, index) => (
        <ul
          key={name}
          aria-label={name}
          className={`grid gap-1 ${index > 0 ? 'mt-2 border-t border-line pt-2' : ''}`}
        >
          {items.map(({ label, to, Icon }) => (
            <li key={to}>
              <IconTooltip label={label} isNeeded={isCollapsed}>
                <Link
                  to={to}
                  aria-current={isWithin(pathname, to) ? 'page' : undefined}
                  className={entryClass}
                  {...(onChoose && { onClick: onChoose })}
                >
                  <Icon aria-hidden className="size-5 shrink-0" />
                  <span className={labelClass}>{label}</span>
                </Link>
              </IconTooltip>
            </li>
          ))}
        </ul>
      ))}
      <div className="mt-auto grid gap-1 pt-4 pb-2">
        {/* In wider windows the header has this link. */}
        <IconTooltip label="View site" isNeeded={isCollapsed}>
          <ExternalLink
            href={paths.home()}
            className={`${entryClass} lg:hidden`}
            {...(onChoose && { onClick: onChoose })}
          >
            <SquareArrowOutUpRight aria-hidden className="size-5 shrink-0" />
            <span className={labelClass}>View site</span>
          </ExternalLink>
        </IconTooltip>
        <IconTooltip label="Logout" isNeeded={isCollapsed}>
          <button
            type="button"
            className={entryClass}
            aria-busy={isLeaving}
            onClick={() => leave(logOut)}
          >
            <LogOut aria-hidden className="size-5 shrink-0" />
            <span className={labelClass}>Logout</span>
          </button>
        </IconTooltip>
      </div>
    </nav>
  )
}

/** Whether the path belongs to an entry; all other pages lie below the dashboard's path. */
function isWithin(pathname: string, to: string): boolean {
  return pathname === to || (to !== adminPaths.home() && pathname.startsWith(`${to}/`))
}

type IconTooltipProps = {
  label: string
  /** Whether the icon has no label beside it. */
  isNeeded: boolean
  /** The link or button that the tooltip describes. */
  children: ReactElement
}

/** Tooltip with the label of a collapsed entry, on hover and on focus. */
function IconTooltip({ label, isNeeded, children }: IconTooltipProps) {
  if (!isNeeded) return children
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content
          side="right"
          sideOffset={8}
          className="z-50 rounded-postcard bg-ink px-3 py-1.5 text-sm font-semibold text-card shadow-raised print:hidden"
        >
          {label}
        </Content>
      </Portal>
    </Root>
  )
}
