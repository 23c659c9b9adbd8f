import type { CSSProperties } from 'react'
import { sidebarWidths as widths } from '../../../content/limits'

/** The sidebar's widths as the CSS variables that the classes use. */
export const sidebarWidths: CSSProperties & Record<`--${string}`, string> = {
  '--sidebar-width': widths.open,
  '--sidebar-width-mobile': widths.sheet,
  '--sidebar-width-icon': widths.icons,
}
