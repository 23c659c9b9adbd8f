import { lastNairobiDayBefore } from '../../lib/calendar-day'
import { longDate } from '../../lib/format'
import type { Access } from './access-queries'

type Role = Access['role']

/** What each role is called, and what it may do, in one sentence that follows "They" or "You". */
export const roleTexts = {
  contributor: {
    name: 'Contributor',
    may: 'write drafts of tours, posts and pictures and upload files. What is on the site stays as it is.',
  },
  editor: {
    name: 'Editor',
    may: 'change, publish, order, delete and restore all tours, posts and pictures.',
  },
  admin: {
    name: 'Administrator',
    may: 'do everything, also invite people, change their roles and end their access.',
  },
  owner: {
    name: 'Owner',
    may: 'do everything, and cannot be removed.',
  },
} as const satisfies Record<Role, { name: string; may: string }>

/** Roles that can be given to others, the one with the fewest rights first. */
export const grantableRoles = ['contributor', 'editor', 'admin'] as const

export type GrantableRole = (typeof grantableRoles)[number]

/** "contributor", "administrator": inside a sentence. */
export const roleWord = (role: Role) => roleTexts[role].name.toLowerCase()

/** Until when a role lasts: " until the end of March 3, 2027", or '' when it has no end. */
export function untilText(until: string | null): string {
  return until === null ? '' : ` until the end of ${longDate(lastNairobiDayBefore(until))}`
}

/** Why a signed-in user may not enter the studio, and what to do. */
export function deniedText(email: string, access: Access | null | undefined): string {
  if (access?.has_ended && access.until) {
    return `Your access as ${roleWord(access.role)} ended on ${longDate(lastNairobiDayBefore(access.until))}. Ask an administrator to give it to you again.`
  }
  return `You are signed in as ${email}, and this account has no role yet. Ask an administrator to invite exactly this address.`
}
