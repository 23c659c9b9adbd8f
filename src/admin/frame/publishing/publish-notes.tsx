import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { noticeClass } from '../../../components/ui/notice'
import { copyText } from '../../../lib/copy-text'
import { useSite } from './site-context'
import { publishedWithdrawnUses, WithdrawnUses } from './withdrawn-uses'

const pullCommand = 'npm run content:pull'

/** The outcome of the last attempt to publish; takes the focus when `isNew`. */
export function PublishNotes({ isNew }: { isNew: boolean }) {
  const { note } = useSite().controls
  const box = useRef<HTMLDivElement>(null)
  const isWithdrawn = note?.kind === 'withdrawn'
  const uses = useQuery({ ...publishedWithdrawnUses(), enabled: isWithdrawn })
  useEffect(() => {
    if (isNew) box.current?.focus()
  }, [isNew])
  // Once every such picture is replaced, the note no longer applies.
  if (!note || (isWithdrawn && uses.data?.length === 0)) return null
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
      {isWithdrawn && <WithdrawnUses uses={uses.data} isError={uses.isError} />}
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
