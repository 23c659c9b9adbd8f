import { Check, X } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass, lineLinkClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { adminPaths } from '../../lib/admin-paths'
import { paths } from '../../lib/paths'
import { readStored, writeStored } from '../../lib/storage'
import { useSignedInUser } from '../auth/session-state'
import { uploadImages } from '../frame/palette/palette-commands'
import { useSite } from '../frame/publishing/site-context'
import { latestPublishOptions } from '../frame/publishing/site-queries'
import type { Change } from '../kit/activity/activity-queries'
import { frameClass } from '../kit/frame-class'
import { useMay } from '../kit/rights'

type FirstStepsProps = {
  /** The latest entries of the log; undefined while loading. */
  activity: readonly Change[] | undefined
}

/**
 * Leads through a first visit in three steps, which fit what the user may do. What was done is read from the log and the publishes;
 * this device remembers for each account that the site was looked at, and that the steps were
 * dismissed.
 */
export function FirstSteps({ activity }: FirstStepsProps) {
  const { id: userId } = useSignedInUser()
  const { openReview } = useSite()
  const mayPublish = useMay('publish')
  const { data: latest } = useQuery(latestPublishOptions)
  const [hasLooked, markLooked] = useMark(`studio-first-steps:${userId}:looked`)
  const [isDismissed, dismiss] = useMark(`studio-first-steps:${userId}:dismissed`)
  if (isDismissed || activity === undefined || latest === undefined) return null
  const own = activity.filter(({ actor }) => actor === userId)
  const changed = new Set(own.map(({ table_name }) => table_name))
  // It is in the log that somebody accepted an invitation, but it changes no content.
  changed.delete('invitations')
  const hasChanged = changed.size > 0
  const hasWritten = changed.has('tours') || changed.has('blog_posts')
  const hasUploaded = changed.has('gallery_images')
  const hasPublished = latest?.actor === userId
  if (mayPublish ? hasChanged && hasPublished : hasWritten && hasUploaded) return null
  return (
    <section aria-labelledby="first-steps" className={`mb-4 p-4 sm:p-5 ${frameClass}`}>
      <div className="flex items-start justify-between gap-3">
        <h2 id="first-steps" className="text-lg">
          Three first steps
        </h2>
        <button
          type="button"
          className={buttonClass('quiet', '-mt-1.5 -mr-2', 'compact')}
          onClick={dismiss}
        >
          <X aria-hidden className="size-4" />
          <span>
            Hide <VisuallyHidden>the first steps</VisuallyHidden>
          </span>
        </button>
      </div>
      <ol className="mt-1 grid gap-x-6 gap-y-3 lg:grid-cols-3">
        <Step number={1} isDone={hasLooked} text="See what visitors see at this moment.">
          <ExternalLink href={paths.home()} className={lineLinkClass} onClick={markLooked}>
            Look at the site
          </ExternalLink>
        </Step>
        {mayPublish ? (
          <>
            <Step
              number={2}
              isDone={hasChanged}
              text="Save keeps it here in the studio; nobody else sees it yet."
            >
              <Link to={adminPaths.tours()} className={lineLinkClass}>
                Change one tour
              </Link>
            </Step>
            <Step
              number={3}
              isDone={hasPublished}
              text="Publish puts everything that is ready on the site."
            >
              <button type="button" className={lineLinkClass} onClick={openReview}>
                Publish it
              </button>
            </Step>
          </>
        ) : (
          <>
            <Step
              number={2}
              isDone={hasWritten}
              text="Save keeps it here in the studio. An editor decides when it goes on the site."
            >
              <Link to={adminPaths.tour('new')} className={lineLinkClass}>
                Write one draft of a tour
              </Link>
            </Step>
            <Step
              number={3}
              isDone={hasUploaded}
              text="Tours and posts are illustrated from the gallery."
            >
              <Link to={uploadImages.to} state={uploadImages.state} className={lineLinkClass}>
                Upload one picture
              </Link>
            </Step>
          </>
        )}
      </ol>
    </section>
  )
}

type StepProps = { number: number; isDone: boolean; text: string; children: ReactNode }

function Step({ number, isDone, text, children }: StepProps) {
  return (
    <li className="flex min-w-0 items-start gap-3">
      <span
        className={`mt-1.5 grid size-8 shrink-0 place-items-center rounded-full border-2 border-tea font-bold ${isDone ? 'bg-tea text-card' : 'text-tea'}`}
      >
        {isDone ? <Check aria-hidden className="size-5" /> : <span aria-hidden>{number}</span>}
      </span>
      <span className="min-w-0">
        {children}
        {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
        <span className="block text-sm text-muted">{text}</span>
      </span>
    </li>
  )
}

/** A mark on this device, and the function that sets it. */
function useMark(key: string): [isSet: boolean, set: () => void] {
  const [isSet, setMark] = useState(() => readStored('local', key) !== null)
  const set = () => {
    writeStored('local', key, 'true')
    setMark(true)
  }
  return [isSet, set]
}
