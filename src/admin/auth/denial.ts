import { paths } from '../../lib/paths'
import { readStored, writeStored } from '../../lib/storage'

const storageKey = 'studioDeniedUser'
const signOutSearch = '?sign-out'

/** The login page; a user who was denied access is signed out there at once. */
export const signOutUrl = paths.auth() + signOutSearch

/** Whether the query of the login page is that of `signOutUrl`. */
export function asksToSignOut(search: string): boolean {
  return search === signOutSearch
}

let deniedUser = ''

/** Remembers for this tab that a signed-in user is not an admin. */
export function rememberDenial(userId: string): void {
  deniedUser = userId
  writeStored('session', storageKey, userId)
}

/** Whether this user was denied access before. */
export function wasDenied(userId: string): boolean {
  return (deniedUser || readStored('session', storageKey)) === userId
}

/** Forgets the denial: the user has signed out, or wants to be checked again. */
export function forgetDenial(): void {
  deniedUser = ''
  writeStored('session', storageKey, '')
}
