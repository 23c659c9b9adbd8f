import { paths } from '../../lib/paths'
import { readStored, writeStored } from '../../lib/storage'

const storageKey = 'studioDeniedUser'
const signOutSearch = '?sign-out'

/** Where whoever was turned away is signed out at once; anybody else finds the usual page there. */
export const signOutAddress = paths.auth() + signOutSearch

/** Whether an address of the login page asks for that. */
export function asksToSignOut(search: string): boolean {
  return search === signOutSearch
}

let deniedUser = ''

/** Remembers for this tab that a signed-in person is no admin. */
export function rememberDenial(userId: string): void {
  deniedUser = userId
  writeStored('session', storageKey, userId)
}

/** Whether this person was turned away before. */
export function wasDenied(userId: string): boolean {
  return (deniedUser || readStored('session', storageKey)) === userId
}

/** Forgets the denial: the person has signed out, or wants to be checked again. */
export function forgetDenial(): void {
  deniedUser = ''
  writeStored('session', storageKey, '')
}
