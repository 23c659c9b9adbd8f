import { formatMoment } from '../../lib/format'
import { timeOf } from './fields/local-time'

/** A timestamp of the database in the device's time zone; `none` when it is null. */
export function Moment({ at, none = 'never' }: { at: string | null; none?: string }) {
  const time = at === null ? Number.NaN : timeOf(at)
  if (Number.isNaN(time)) return none
  return <time dateTime={new Date(time).toISOString()}>{formatMoment(time)}</time>
}
