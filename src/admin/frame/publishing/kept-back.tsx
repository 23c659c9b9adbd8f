import { buttonClass } from '../../../components/ui/button'
import { frameClass } from '../../kit/frame-class'
import { Moment } from '../../kit/moment'
import { entryNames } from './change-summary'
import type { KeptItem } from './kept-items'
import type { useChoice } from './use-choice'

type KeptBackProps = {
  items: readonly KeptItem[]
  /** Undefined for who does not publish. */
  choice: ReturnType<typeof useChoice> | undefined
}

/** What stays as it is on the site until somebody lets it go out. */
export function KeptBack({ items, choice }: KeptBackProps) {
  return (
    <details open>
      <summary className="mb-2 cursor-pointer text-lg font-semibold">
        Kept back ({items.length})
      </summary>
      <p className="mb-2 max-w-prose text-muted">
        The next publish leaves these as the site shows them, whatever is saved.
      </p>
      <ul aria-label="Kept back" className={`divide-y divide-line ${frameClass}`}>
        {items.map((item) => (
          <li
            key={`${item.kind}:${item.id}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
          >
            <div className="min-w-0 grow basis-48">
              <h4 className="text-base wrap-anywhere">{item.title}</h4>
              <p className="text-sm text-muted">
                {entryNames[item.kind]}
                {item.status === null && ', deleted'}, kept back by{' '}
                {item.actor_name || 'someone without a name'} on <Moment at={item.kept_at} />
              </p>
            </div>
            {choice && (
              <button
                type="button"
                className={buttonClass('secondary', '', 'compact')}
                disabled={choice.isBusy}
                onClick={() => choice.release(item)}
              >
                Let it go out<span className="sr-only">: {item.title}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
