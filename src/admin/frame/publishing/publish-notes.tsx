import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { buttonClass, textLinkClass } from '../../../components/ui/button'
import { noticeClass } from '../../../components/ui/notice'
import { copyText } from '../../../lib/copy-text'
import { LoadingState } from '../../kit/loading-state'
import {
  editPathOfUse,
  isPublished,
  withdrawnUsesOptions,
  type PictureUse,
} from '../../kit/picture-library/picture-uses'
import { useSite } from './site-context'

const pullCommand = 'npm run content:pull'

/** The outcome of the last attempt to publish; takes the focus when `isNew`. */
export function PublishNotes({ isNew }: { isNew: boolean }) {
  const { note } = useSite().controls
  const box = useRef<HTMLDivElement>(null)
  const isWithdrawn = note?.kind === 'withdrawn'
  const uses = useQuery({ ...withdrawnUsesOptions(), enabled: isWithdrawn })
  const published = uses.data?.filter(isPublished)
  useEffect(() => {
    if (isNew) box.current?.focus()
  }, [isNew])
  // Once every such picture is replaced, the note no longer applies.
  if (!note || (isWithdrawn && !uses.isFetching && published?.length === 0)) return null
  const isManual = note.kind === 'manual'
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`grid grid-cols-1 gap-2 p-4 wrap-anywhere ${noticeClass(isManual ? 'warning' : 'error')}`}
    >
      <p className="font-semibold">
        {isManual ? 'This site is published by hand' : 'Failed to publish'}
      </p>
      {note.text && <p className="max-w-prose">{note.text}</p>}
      {isManual && <ManualPublish />}
      {isWithdrawn && <WithdrawnUses uses={published} isError={uses.isError} />}
    </div>
  )
}

/** What to do when no server can build the site. */
function ManualPublish() {
  const [copied, setCopied] = useState<boolean>()
  const copy = async () => setCopied(await copyText(pullCommand))
  return (
    <>
      <p className="max-w-prose">
        Ask your developer to run <code className="font-semibold">{pullCommand}</code> and to deploy
        the site. Everything you have saved is kept.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className={buttonClass('secondary')} onClick={() => void copy()}>
          Copy the command
        </button>
        <output>
          {copied === true && 'Copied'}
          {copied === false && 'Your browser did not copy it. Select the command and copy it.'}
        </output>
      </div>
    </>
  )
}

const placeNames = new Map([
  ['cover', 'as its picture'],
  ['text', 'in its text'],
  ['home', 'on the home page'],
  ['kept', 'in the version that the site keeps showing'],
])

type WithdrawnUsesProps = {
  /** Undefined while loading. */
  uses: readonly PictureUse[] | undefined
  isError: boolean
}

/** Lists what shows a withdrawn picture, each with a link to its editor. */
function WithdrawnUses({ uses, isError }: WithdrawnUsesProps) {
  if (isError) return <p>Could not check which tours and posts show it.</p>
  if (!uses) return <LoadingState label="Checking where the picture is shown" />
  return (
    <ul aria-label="Withdrawn pictures" className="grid grid-cols-1 gap-2">
      {uses.map((use) => (
        <li key={`${use.kind} ${use.id}`}>
          <Link to={editPathOfUse(use)} className={textLinkClass}>
            {use.title}
          </Link>{' '}
          {use.places.flatMap((place) => placeNames.get(place) ?? []).join(', ')}
        </li>
      ))}
    </ul>
  )
}
