import type { CSSProperties } from 'react'
import { sidebarWidths as widths } from '../../../content/limits'

/** The widths of the specification as the variables that the classes name. */
export const sidebarWidths: CSSProperties & Record<`--${string}`, string> = {
  '--sidebar-width': widths.open,
  '--sidebar-width-mobile': widths.sheet,
  '--sidebar-width-icon': widths.icons,
}
