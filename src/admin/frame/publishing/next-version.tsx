import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '../../../components/ui/button'
import type { RowState } from '../../kit/chip-statuses'
import { useMay } from '../../kit/rights'
import { keptItemsOptions, type KeepableChange } from './kept-items'
import { useChoice } from './use-choice'
import { useIsOnSite, useSite } from './site-context'

type NextVersionProps = { kind: KeepableChange['kind']; row: RowState & { id: number } }

/**
 * Under the status of an entry that visitors see: whether what is saved goes out with the next publish. A
 * press changes that at once, without a save; nothing for new entries and for sites without a manifest.
 */
export function NextVersion({ kind, row }: NextVersionProps) {
  const { manifest } = useSite()
  const isOnSite = useIsOnSite(kind)(row)
  const mayPublish = useMay('publish')
  const { data: kept = [] } = useQuery(keptItemsOptions)
  const choice = useChoice()
  const item = kept.find((entry) => entry.kind === kind && entry.id === row.id)
  if (!manifest || !(item || (isOnSite && mayPublish))) return null
  return (
    <div className="rounded-postcard border border-line p-3 text-sm">
      <output className="block text-muted">
        {item
          ? 'Kept back: the site goes on showing the earlier version, whatever you save here.'
          : 'Not ready for visitors? Keep it back: the site stays as it is while you go on saving.'}
      </output>
      {mayPublish && (
        <button
          type="button"
          className={buttonClass('secondary', 'mt-2', 'compact')}
          disabled={choice.isBusy}
          onClick={() =>
            item
              ? choice.release(item)
              : choice.keep({ kind, id: row.id, change: 'changed', key: `${kind}:${row.id}` })
          }
        >
          {item ? 'Let it go out' : 'Keep back'}
        </button>
      )}
    </div>
  )
}
