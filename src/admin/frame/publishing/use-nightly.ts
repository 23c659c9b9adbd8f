import { useQuery } from '@tanstack/react-query'
import { isLocalBackend } from '../../data/config'
import { recentActivityOptions } from '../../kit/activity/activity-queries'
import { timeOf } from '../../kit/fields/local-time'
import { nightlyHours } from '../../../publish/nightly'
import { useSite } from './site-context'
import { missingNightlyHours } from './site-trouble'

/**
 * Since how many hours the nightly build is missing, see `missingNightlyHours`. The log of changes is asked for
 * only where the site is old enough for that.
 */
export function useMissingNightly(): number | undefined {
  const { manifest, pendingChanges, asOf } = useSite()
  const isOld = manifest !== null && asOf - timeOf(manifest.builtAt) > nightlyHours * 3_600_000
  const isAsked = isOld && (pendingChanges?.total ?? 0) > 0 && !isLocalBackend()
  const { data } = useQuery({ ...recentActivityOptions(1), enabled: isAsked })
  // Without any change, what waits was scheduled.
  const changedAt = data && timeOf(data[0]?.at ?? '1970-01-01T00:00:00Z')
  return isAsked ? missingNightlyHours({ manifest, pendingChanges, changedAt }, asOf) : undefined
}
