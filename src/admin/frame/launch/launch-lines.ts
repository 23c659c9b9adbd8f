import { formatMoment } from '../../../lib/format'
import type { Right } from '../../kit/rights'
import { launchPoints, type LaunchPoint, type PointState } from './launch-points'
import type { LaunchState } from './launch-state'

/** A point as it is shown. */
export type PointLine = Pick<LaunchPoint, 'id' | 'title' | 'why'> & {
  /** How the signed-in user mends what no page mends. */
  how: string | undefined
  state: PointState
  now: string
  /** Where the signed-in user mends it; undefined where that is no page, or not for them. */
  to: string | undefined
  /** Who else mends it, for a user who cannot. */
  askWhom: string | undefined
  /** Whether it is kept as it was shipped. */
  isKept: boolean
  /** Whether the signed-in user may keep it so, or take that back. */
  mayKeep: boolean
}

/** Who has a right, in words. */
const holders: Partial<Record<Right, string>> = {
  manage: 'an administrator',
  publish: 'an editor or administrator',
}

/** What is shown of a point to somebody with these rights. */
function pointLine(
  { id, title, why, how, right, isKeepable, check }: LaunchPoint,
  state: LaunchState,
  rights: readonly Right[],
): PointLine {
  const found = check(state)
  const since = isKeepable && found.state === 'toDo' ? state.marks[id] : undefined
  const mayMend = right === undefined || rights.includes(right)
  return {
    id,
    title,
    why,
    how: mayMend ? how : undefined,
    state: since === undefined ? found.state : 'done',
    now:
      since === undefined
        ? found.now
        : `${found.now} Kept like this since ${formatMoment(Date.parse(since))}.`,
    to: mayMend ? found.to : undefined,
    askWhom: mayMend || right === undefined ? undefined : holders[right],
    isKept: since !== undefined,
    mayKeep: isKeepable === true && found.state === 'toDo' && rights.includes('manage'),
  }
}

const order: readonly PointState[] = ['toDo', 'unknown', 'done']

/** All points for somebody with these rights: what is to do, what cannot be known, what is done. */
export function launchLines(state: LaunchState, rights: readonly Right[]): PointLine[] {
  const lines = launchPoints.map((point) => pointLine(point, state, rights))
  return order.flatMap((wanted) => lines.filter((line) => line.state === wanted))
}
