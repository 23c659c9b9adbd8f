import { useQuery } from '@tanstack/react-query'
import type { ContentManifest } from '../../../publish/rows'
import { frameClass } from '../../kit/frame-class'
import { liveRowsOptions, type PublishedRows } from './content-query'
import { WaitingItem } from './waiting-item'
import type { WaitingChanges } from './waiting-query'

type ChangeListProps = {
  waiting: WaitingChanges
  manifest: ContentManifest
  /** What would be published; nothing while it is being read. */
  rows: PublishedRows | undefined
}

/** Everything that the next Publish changes on the site. */
export function ChangeList({ waiting, manifest, rows }: ChangeListProps) {
  const { data: liveRows } = useQuery(liveRowsOptions(manifest.builtAt))
  const { changes, total } = waiting
  return (
    <section aria-labelledby="waiting-changes">
      <h3 id="waiting-changes" className="mb-2 text-lg">
        Not on the site yet
      </h3>
      <ul className={`divide-y divide-line ${frameClass}`}>
        {changes.map((change) => (
          <WaitingItem key={change.key} change={change} before={liveRows} after={rows} />
        ))}
      </ul>
      {total > changes.length && (
        <p className="mt-2 text-muted">
          and {total - changes.length} more. Publish takes all of them to the site.
        </p>
      )}
    </section>
  )
}
