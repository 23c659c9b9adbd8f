import { Download, RotateCcw } from 'lucide-react'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { showToast } from '../../lib/toast'
import { failureText, logFailure } from '../data/errors'
import { ActorName } from '../kit/activity/change-line'
import { Moment } from '../kit/moment'
import type { Publish } from '../frame/publishing/publishes-query'
import { useSingleMutation } from '../kit/use-single-mutation'
import { readPublishedContent } from './publish-queries'
import type { PublishResult } from './publish-result'
import { changesText, countsText } from './publish-text'
import { ResultChip } from './result-chip'

type PublishItemProps = {
  publish: Publish
  result: PublishResult
  /** The publish whose content it replaced, if known. */
  previous: Publish | undefined
  /** Whether a roll back to it would change anything. */
  isRestorable: boolean
  onRollBack: (publish: Publish) => void
}

/** One publish: who, when, what, its result, and a button to roll back to it. */
export function PublishItem(props: PublishItemProps) {
  const { publish, result, previous, isRestorable, onRollBack } = props
  const { id, at, kind, status, message, has_content } = publish
  const download = useSingleMutation({ mutationFn: () => downloadContent(id) })
  const changes = changesText(publish)
  const counts = countsText(publish, previous)
  return (
    <li className="px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <p className="wrap-anywhere">
            <ActorName entry={publish} />{' '}
            {kind === 'roll back' ? 'rolled the site back' : 'published'}
            {changes && `: ${changes}`}
          </p>
          <p className="text-sm text-muted">
            <Moment at={at} none="At an unknown time" />
            {counts && ` · ${counts}`}
          </p>
          <p className="mt-1.5">
            <ResultChip result={result} />
          </p>
        </div>
        {has_content && (
          <div className="flex flex-wrap gap-2 print:hidden">
            <button
              type="button"
              className={buttonClass('quiet', '', 'compact')}
              disabled={download.isPending}
              aria-busy={download.isPending}
              onClick={() => download.mutate()}
            >
              <Download aria-hidden className="size-4" />
              Download
              <span className="sr-only">: publish {id}</span>
            </button>
            {isRestorable && (
              <button
                type="button"
                className={buttonClass('secondary', '', 'compact')}
                onClick={() => onRollBack(publish)}
              >
                <RotateCcw aria-hidden className="size-4" />
                Roll back to this
                <span className="sr-only">: publish {id}</span>
              </button>
            )}
          </div>
        )}
      </div>
      {message && (
        <p
          className={`mt-2 p-3 wrap-anywhere ${noticeClass(status === 'failed' ? 'error' : 'advice')}`}
        >
          {message}
        </p>
      )}
    </li>
  )
}

async function downloadContent(id: number): Promise<void> {
  try {
    saveJson(await readPublishedContent(id), `publish-${id}.json`)
  } catch (error) {
    logFailure('Downloading a publish', error)
    showToast({ kind: 'error', title: 'Failed to download', description: failureText(error) })
  }
}

/** Downloads data as a JSON file. */
function saveJson(data: unknown, name: string): void {
  const blob = new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' })
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
