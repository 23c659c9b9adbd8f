import {
  Building2,
  Images,
  LayoutDashboard,
  Map,
  Newspaper,
  Settings,
  type LucideIcon,
} from 'lucide-react'
import { paths } from '../../lib/paths'

export type SidebarItem = { label: string; to: string; Icon: LucideIcon }

/** The studio's pages in sidebar order; Logout follows them. */
export const sidebarItems: readonly SidebarItem[] = [
  { label: 'Dashboard', to: paths.admin(), Icon: LayoutDashboard },
  { label: 'Tours', to: paths.adminTours(), Icon: Map },
  { label: 'Blog', to: paths.adminBlog(), Icon: Newspaper },
  { label: 'Gallery', to: paths.adminGallery(), Icon: Images },
  { label: 'Settings', to: paths.adminSettings(), Icon: Settings },
  { label: 'Site', to: paths.adminSite(), Icon: Building2 },
]
