/** `unknown`: cannot be found out from outside. `advice`: works, but should be mended. `fault`: does not work. */
type FindingState = 'good' | 'unknown' | 'advice' | 'fault'

/** What one check found. */
export type Finding = {
  /** What was looked at, in a few words. */
  subject: string
  state: FindingState
  /** One sentence: how it is. */
  now: string
  /** What to do, in one or more sentences; for everything but `good`. */
  toDo?: string
}

export const good = (subject: string, now: string): Finding => ({ subject, state: 'good', now })

export const notGood = (
  state: Exclude<FindingState, 'good'>,
  subject: string,
  now: string,
  toDo: string,
): Finding => ({ subject, state, now, toDo })

const marks: Readonly<Record<FindingState, string>> = {
  fault: '✗',
  advice: '!',
  unknown: '?',
  good: '✓',
}

/** The worst first, so that they are not lost in a long list. */
const order: readonly FindingState[] = ['fault', 'advice', 'unknown', 'good']

/** Everything that was found as text for a terminal, and a last line of counts. */
export function reportText(findings: readonly Finding[]): string {
  const sorted = order.flatMap((state) => findings.filter((finding) => finding.state === state))
  const lines = sorted.map(({ subject, state, now, toDo }) => {
    const line = `${marks[state]} ${subject}: ${now}`
    return toDo === undefined ? line : `${line}\n    ${toDo}`
  })
  const count = (wanted: FindingState) => findings.filter(({ state }) => state === wanted).length
  return [
    ...lines,
    '',
    `${count('fault')} to mend, ${count('advice')} to improve, ${count('unknown')} that cannot be known from outside, ${count('good')} good`,
  ].join('\n')
}

/** Exit code of the command: 3 with a fault, 2 with advice, otherwise 0. 1 is for a command that cannot run. */
export function exitCodeOf(findings: readonly Finding[]): 0 | 2 | 3 {
  if (findings.some(({ state }) => state === 'fault')) return 3
  return findings.some(({ state }) => state === 'advice') ? 2 : 0
}
