import {
  CirclePlus,
  CloudUpload,
  Globe,
  ImagePlus,
  LogOut,
  PenLine,
  type LucideIcon,
} from 'lucide-react'
import { adminPaths } from '../../../lib/admin-paths'
import { paths } from '../../../lib/paths'
import { publicPages } from '../../../lib/public-pages'
import type { Right } from '../../kit/rights'
import type { SidebarGroup } from '../sidebar-items'

/** A command that navigates to a page. */
export type PageCommand = {
  name: string
  to: string
  Icon: LucideIcon
  /** Further search words. */
  words?: string
  /** Opens in a new tab: a page of the public site. */
  isBeside?: boolean
  /** The right that it takes; none by default. */
  right?: Right
  /** State of the navigation. */
  state?: unknown
}

/** The commands that lead to the pages of a menu. */
export function commandsOf(groups: readonly SidebarGroup[]): PageCommand[] {
  return groups
    .flatMap(({ items }) => items)
    .map(({ label, ...page }) => ({ ...page, name: label }))
}

/** Opens the gallery with its upload panel. */
export const uploadImages = {
  name: 'Upload Images',
  to: adminPaths.gallery(),
  Icon: ImagePlus,
  words: 'pictures photos gallery',
  state: { opensUpload: true },
} as const satisfies PageCommand

/** Actions that start on another page of the studio, and the link to the site. */
export const pageActions: readonly PageCommand[] = [
  { name: 'Add New Tour', to: adminPaths.tour('new'), Icon: CirclePlus, words: 'create' },
  { name: 'Add New Post', to: adminPaths.post('new'), Icon: PenLine, words: 'create write blog' },
  uploadImages,
  { name: 'View site', to: paths.home(), Icon: Globe, words: 'website home', isBeside: true },
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
  isBeside: true,
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
