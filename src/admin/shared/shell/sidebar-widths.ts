import type { CSSProperties } from 'react'

/** The widths of the specification as the variables that the classes name. */
export const sidebarWidths: CSSProperties & Record<`--${string}`, string> = {
  '--sidebar-width': '16rem',
  '--sidebar-width-mobile': '18rem',
  '--sidebar-width-icon': '3rem',
}
