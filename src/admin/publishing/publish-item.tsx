import { useQuery } from '@tanstack/react-query'
import {
  CircleCheck,
  CircleHelp,
  CircleX,
  Download,
  History,
  LoaderCircle,
  RotateCcw,
} from 'lucide-react'
import { useId, useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { counted } from '../../lib/format'
import { showToast } from '../../lib/toast'
import type { ContentManifest } from '../../publish/rows'
import { failureText, logFailure } from '../data/errors'
import type { Publish } from '../frame/publishing/site-queries'
import { hasArrived, isInProgress, isLate } from '../frame/publishing/site-state'
import { ActorName } from '../kit/activity/change-line'
import { DetailsToggle } from '../kit/activity/change-details'
import { Moment } from '../kit/moment'
import { QueryState } from '../kit/query-state'
import { useSingleMutation } from '../kit/use-single-mutation'
import { publishChangesOptions, readPublishedContent } from './publish-queries'

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
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
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
            {previous?.has_content && (
              <DetailsToggle
                labels={['Show what changed', 'Hide what changed']}
                isOpen={isOpen}
                detailsId={detailsId}
                suffix={`: publish ${id}`}
                onToggle={() => setOpen(!isOpen)}
              />
            )}
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
      {isOpen && previous && (
        <div id={detailsId} className="mt-2 border-t border-line pt-2 print:hidden">
          <ChangedEntries publish={publish} before={previous.id} />
        </div>
      )}
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

type ChangedEntriesProps = {
  publish: Publish
  /** Id of the publish whose content it replaced. */
  before: number
}

/** What a publish changed of the one before, by name. */
function ChangedEntries({ publish: { id, counts }, before }: ChangedEntriesProps) {
  const query = useQuery(publishChangesOptions(id, before))
  const total = changeKinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
  // A withdrawn picture is taken out of the kept content, but stays counted.
  const unnamed = query.data ? Math.max(0, total - query.data.length) : 0
  return (
    <>
      <QueryState
        query={query}
        loadingText="Comparing it with the publish before"
        failedText="Failed to compare it with the publish before"
      />
      {query.data?.length === 0 && unnamed === 0 && (
        <p>Only the order, the home page or addresses.</p>
      )}
      {query.data && query.data.length > 0 && (
        <ul aria-label={`What publish ${id} changed`}>
          {query.data.map(({ key, change, name, title }) => (
            <li key={key} className="wrap-anywhere">
              <strong>{title}</strong> <span className="text-muted">({name})</span> {change}
            </li>
          ))}
        </ul>
      )}
      {unnamed > 0 && (
        <p className="text-muted">
          {unnamed} more cannot be named: pictures whose consent was withdrawn are removed from
          earlier publishes, too.
        </p>
      )}
    </>
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

/** Each differs in icon and border as well, not only in colour. */
const chips = {
  'live now': {
    label: 'Live now',
    Icon: CircleCheck,
    className: 'border border-tea bg-tea-soft text-tea',
  },
  'was live': { label: 'Was live', Icon: History, className: 'border border-line text-muted' },
  // It went live once; what the site holds now is unknown.
  'went live': { label: 'Went live', Icon: History, className: 'border border-line text-muted' },
  building: {
    label: 'Being built',
    Icon: LoaderCircle,
    className: 'border border-dashed border-lake text-lake',
  },
  // It should be live by now, but is not.
  late: {
    label: 'Did not go live',
    Icon: CircleHelp,
    className: 'border-2 border-danger text-danger',
  },
  failed: {
    label: 'Failed',
    Icon: CircleX,
    className: 'border-2 border-danger bg-danger-soft text-danger',
  },
} as const

/** Result of a publish, as far as the log and the site show. */
type PublishResult = keyof typeof chips

/** The result of a publish as an icon and a label. */
function ResultChip({ result }: { result: PublishResult }) {
  const { label, Icon, className } = chips[result]
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold ${className}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {label}
    </span>
  )
}

/**
 * The counts of a publish: "15 tours (1 more), 5 posts, 60 pictures"; '' if there are none.
 *
 * @param previous the publish whose content it replaced, if known
 */
function countsText({ counts }: Publish, previous: Publish | undefined): string {
  return ['tour', 'post', 'picture']
    .flatMap((one) => {
      const count = counts[`${one}s`]
      if (count === undefined) return []
      const difference = count - (previous?.counts[`${one}s`] ?? count)
      return [counted(count, one) + differenceText(difference)]
    })
    .join(', ')
}

function differenceText(difference: number): string {
  if (difference === 0) return ''
  return ` (${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'})`
}

const changeKinds = ['added', 'changed', 'removed'] as const

/** What counts beside entries, as the review lists it. */
const otherChanges = 'order, home page, addresses or withdrawn files'

/** What a publish changed, with as many changes as its review: "1 added, 2 changed"; '' without counts. */
function changesText({ counts }: Publish): string {
  const { other, kept } = counts
  // Publishes of before say nothing of other changes.
  const changes =
    !other && changeKinds.every((kind) => counts[kind] === 0)
      ? ['only the order, the home page or addresses']
      : changeKinds.flatMap((kind) => (counts[kind] ? [`${counts[kind]} ${kind}`] : []))
  return [
    ...changes,
    ...(other ? [`${counted(other, 'change')} of ${otherChanges}`] : []),
    ...(kept ? [`${kept} kept back`] : []),
  ].join(', ')
}

/**
 * The publish whose content is live: the newest, if several have the same content. Undefined if the site has
 * no manifest, or holds other content, for example that of a nightly build.
 *
 * @param publishes newest first
 */
export function livePublish(
  publishes: readonly Publish[],
  manifest: ContentManifest | null,
): Publish | undefined {
  return publishes.find(
    ({ content_hash, status }) => content_hash === manifest?.hash && status !== 'failed',
  )
}

/**
 * The result of one publish.
 *
 * @param live see `livePublish`
 * @param now when the log was read, in ms since 1970
 */
export function resultOf(
  publish: Publish,
  live: Publish | undefined,
  manifest: ContentManifest | null,
  now: number,
): PublishResult {
  if (publish.status === 'failed') return 'failed'
  if (publish.id === live?.id) return 'live now'
  const isNewer = live === undefined || publish.id > live.id
  if (isNewer && isInProgress(publish, manifest) && !isLate(publish, now)) return 'building'
  if (publish.status === 'started' && !(manifest && hasArrived(publish, manifest))) return 'late'
  return manifest ? 'was live' : 'went live'
}
