import {
  CirclePlus,
  CloudUpload,
  Globe,
  History,
  ImagePlus,
  LogOut,
  PenLine,
  ScrollText,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { paths } from '../../../lib/paths'
import { publicPages } from '../../../lib/public-pages'
import type { Right } from '../../kit/rights'
import { sidebarItems } from '../sidebar-items'

/** A command that navigates to a page. */
export type PageCommand = {
  name: string
  to: string
  Icon: LucideIcon
  /** Further search words. */
  words?: string
  /** The right that it takes; none by default. */
  right?: Right
  /** State of the navigation. */
  state?: unknown
}

/** The pages of the studio. */
export const studioPages: readonly PageCommand[] = [
  ...sidebarItems.map(({ label, to, Icon }) => ({ name: label, to, Icon })),
  { name: 'Activity', to: paths.adminActivity(), Icon: History, words: 'history changes restore' },
  {
    name: 'People',
    to: paths.adminPeople(),
    Icon: Users,
    words: 'users admins roles invite',
    right: 'manage',
  },
  {
    name: 'Publishing',
    to: paths.adminPublish(),
    Icon: ScrollText,
    words: 'publishes log roll back restore download',
  },
]

/** Opens the gallery with its upload panel. */
export const uploadImages = {
  name: 'Upload Images',
  to: paths.adminGallery(),
  Icon: ImagePlus,
  words: 'pictures photos gallery',
  state: { opensUpload: true },
} as const satisfies PageCommand

/** Actions that start on another page of the studio, and the link to the site. */
export const pageActions: readonly PageCommand[] = [
  { name: 'Add New Tour', to: paths.adminTour('new'), Icon: CirclePlus, words: 'create' },
  { name: 'Add New Post', to: paths.adminPost('new'), Icon: PenLine, words: 'create write blog' },
  uploadImages,
  { name: 'View site', to: paths.home(), Icon: Globe, words: 'website home' },
]

/** Opens the review of pending changes; the palette handles it. */
export const publish = { name: 'Publish', Icon: CloudUpload, words: 'review live deploy' } as const

/** Ends the session; the palette handles it. */
export const logOut = { name: 'Logout', Icon: LogOut, words: 'log out sign out leave' } as const

/** The pages of the public site. */
export const sitePages: readonly PageCommand[] = publicPages.map(({ name, path }) => ({
  name: `${name} on the site`,
  to: path,
  Icon: Globe,
  words: 'website public',
}))

/** Whether each typed word is the beginning of a word in the command's name or search words. */
export function matchesCommand(command: { name: string; words?: string }, typed: string): boolean {
  const known = wordsOf(`${command.name} ${command.words ?? ''}`)
  return wordsOf(typed).every((word) => known.some((other) => other.startsWith(word)))
}

/** Whether a title contains each typed word, as the server's search does. */
export function includesWords(title: string, typed: string): boolean {
  const known = title.toLowerCase()
  return wordsOf(typed).every((word) => known.includes(word))
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)
