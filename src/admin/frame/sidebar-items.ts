import {
  Activity,
  Building2,
  CircleHelp,
  ChartBar,
  CloudUpload,
  History,
  Images,
  LayoutDashboard,
  ListChecks,
  Map,
  Newspaper,
  Settings,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { use } from 'react'
import { adminPaths } from '../../lib/admin-paths'
import { RightsContext, type Right } from '../kit/rights'

type SidebarItem = {
  label: string
  to: string
  Icon: LucideIcon
  /** What is found there, in a few words. */
  hint?: string
  /** Further words by which the palette finds it. */
  words?: string
  /** The right that it takes; none by default. */
  right?: Right
}

/** The pages of the specification, in its order. */
const contentItems: readonly SidebarItem[] = [
  { label: 'Dashboard', to: adminPaths.home(), Icon: LayoutDashboard },
  { label: 'Tours', to: adminPaths.tours(), Icon: Map },
  { label: 'Blog', to: adminPaths.blog(), Icon: Newspaper },
  { label: 'Gallery', to: adminPaths.gallery(), Icon: Images },
  { label: 'Settings', to: adminPaths.settings(), Icon: Settings },
]

/** The pages about the site as a whole. */
const wholeSiteItems: readonly SidebarItem[] = [
  {
    label: 'Site',
    to: adminPaths.site(),
    Icon: Building2,
    right: 'manage',
    hint: 'Phone number, opening hours, slides, questions and every other fact',
    words: 'company facts texts',
  },
  {
    label: 'Publishing',
    to: adminPaths.publish(),
    Icon: CloudUpload,
    hint: 'What is on the site, what is not yet, and the way back',
    words: 'publishes log roll back restore download',
  },
  {
    label: 'How many asked?',
    to: adminPaths.asked(),
    Icon: ChartBar,
    hint: 'Presses on Send, Mail, Call, Brochure and Keep, by week and tour',
    words: 'numbers statistics counter enquiries visitors csv',
  },
  {
    label: 'Activity',
    to: adminPaths.activity(),
    Icon: History,
    hint: 'Who changed what, and how to undo it',
    words: 'history changes restore',
  },
  {
    label: 'People',
    to: adminPaths.people(),
    Icon: Users,
    right: 'manage',
    hint: 'Who may work in the studio',
    words: 'users admins roles invite',
  },
  {
    label: 'Launch check',
    to: adminPaths.launch(),
    Icon: ListChecks,
    hint: 'What still is sample text or empty, and why it matters',
    words: 'go live ready sample placeholder to do',
  },
  {
    label: 'Status',
    to: adminPaths.status(),
    Icon: Activity,
    hint: 'Whether publishing, the nightly build and the database work',
    words: 'health failed broken error nightly build storage',
  },
  {
    label: 'Help',
    to: adminPaths.help(),
    Icon: CircleHelp,
    hint: 'A guide to each job, in English and Swahili',
    words: 'manual msaada kiswahili',
  },
]

export type SidebarGroup = { name: string; items: readonly SidebarItem[] }

type StudioPages = { content: SidebarGroup; wholeSite: SidebarGroup }

/** All pages of the studio in the order of the menu. */
export const studioPages: StudioPages = {
  content: { name: 'Content', items: contentItems },
  wholeSite: { name: 'The whole site', items: wholeSiteItems },
}

/**
 * The pages that the signed-in person is offered: menu, palette and Settings ask here, so that a page
 * which a role may not use is left out in one place.
 */
export function useStudioPages(): StudioPages {
  const { rights } = use(RightsContext)
  const { content, wholeSite } = studioPages
  const items = wholeSite.items.filter(({ right }) => !right || rights.includes(right))
  return { content, wholeSite: { ...wholeSite, items } }
}
