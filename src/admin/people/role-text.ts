import { failureText, RequestFailure } from '../data/errors'
import type { RoleOutcome } from './people-queries'
import { nameOf, type Person } from './people-schema'

/** The question before rights are given or taken. */
export function roleQuestion(person: Person): string {
  if (!person.is_admin) {
    return `${nameOf(person)} (${person.sign_in_email ?? 'no address'}) may then change and delete everything in the studio, and give these rights to others.`
  }
  return person.is_self
    ? 'This is your own account: you leave the studio at once, and only another administrator can let you in again.'
    : `${nameOf(person)} cannot use the studio any more, from this moment on. The account stays.`
}

const outcomes: Record<RoleOutcome, string> = {
  granted: 'is an administrator now',
  'already admin': 'was an administrator already',
  revoked: 'is no administrator any more',
  'was no admin': 'was no administrator any more',
}

/** What has happened, as a sentence. */
export function outcomeText(person: Person, outcome: RoleOutcome): string {
  return `${nameOf(person)} ${outcomes[outcome]}`
}

const refusals: Readonly<Record<string, string>> = {
  PT404: 'This account is gone. The list shows who is there now.',
  PT409:
    'This account has not confirmed its address yet. Ask the person to open the link in their mail, then try again.',
  '23514':
    'This is the last administrator. Make somebody else an administrator first: a studio without one can only be opened again by the operator.',
}

/** Why rights were not given or taken, as a sentence. */
export function roleRefusal(error: unknown): string {
  const code = error instanceof RequestFailure ? error.code : ''
  return (Object.hasOwn(refusals, code) ? refusals[code] : undefined) ?? failureText(error)
}
