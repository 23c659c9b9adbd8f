import { useQuery } from '@tanstack/react-query'
import type { ContentManifest } from '../../../publish/rows'
import { frameClass } from '../../kit/frame-class'
import { liveRowsOptions, type PublishedRows } from './content-query'
import { PendingChangeItem } from './pending-change-item'
import type { PendingChanges } from './pending-changes-query'

type ChangeListProps = {
  pendingChanges: PendingChanges
  manifest: ContentManifest
  /** The rows that would be published; undefined while loading. */
  rows: PublishedRows | undefined
}

/** Lists everything that the next publish changes on the site. */
export function ChangeList({ pendingChanges, manifest, rows }: ChangeListProps) {
  const { data: liveRows } = useQuery(liveRowsOptions(manifest.builtAt))
  const { changes, total } = pendingChanges
  return (
    <section aria-labelledby="pending-changes">
      <h3 id="pending-changes" className="mb-2 text-lg">
        Not on the site yet
      </h3>
      <ul className={`divide-y divide-line ${frameClass}`}>
        {changes.map((change) => (
          <PendingChangeItem key={change.key} change={change} before={liveRows} after={rows} />
        ))}
      </ul>
      {total > changes.length && (
        <p className="mt-2 text-muted">
          and {total - changes.length} more. Publish puts all of them on the site.
        </p>
      )}
    </section>
  )
}
