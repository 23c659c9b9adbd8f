import * as Dialog from '@radix-ui/react-dialog'
import { useRef, useState } from 'react'
import { HandOff, type HandOffProps } from '../../components/form/hand-off'
import {
  actionsClass,
  panelClass,
  scrollerClass,
  sideClass,
  titleClass,
} from '../../components/tours/tour-frame'
import { overlayClass } from '../../components/tours/tour-overlay'
import { buttonClass, lineLinkClass } from '../../components/ui/button'
import type { Tour } from '../../content/model'
import { chatLink, site } from '../../content/site'
import { tours } from '../../content/tours'
import { chat } from '../../lib/chat'
import { Link } from '../../lib/link'
import { mailtoLink } from '../../lib/mailto'
import { notePress } from '../../lib/press'
import { isOffline, openTab } from '../../lib/open-tab'
import { paths } from '../../lib/paths'
import { keptOf, toggleKept, useShortlist } from '../../lib/shortlist'
import { plainTitle } from '../../lib/tour-title'
import { useFocusReturn } from '../../lib/use-focus-return'
import { ComparisonTable } from './comparison-table'
import { ShortlistRequest, type ShortlistRequestHandle } from './shortlist-request'

type Sent = { text: string } & Required<Pick<HandOffProps, 'app' | 'outcome'>>

/** More columns than this cannot be read side by side on a phone. */
const maxCompared = 3

/** The kept tours, up to three side by side, and one message that asks about all of them. */
export function ShortlistDialog({ onClose }: { onClose: () => void }) {
  const kept = keptOf<Tour>(tours, useShortlist())
  /** Ids of the tours that the visitor does not want to compare. */
  const [aside, setAside] = useState<readonly number[]>([])
  /** The text that was passed to an app, or could not be. */
  const [sent, setSent] = useState<Sent>()
  const request = useRef<ShortlistRequestHandle>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const returnFocus = useFocusReturn()
  const compared = kept.filter(({ id }) => !aside.includes(id)).slice(0, maxCompared)

  const send = () => {
    const text = request.current?.take()
    if (text === undefined) return
    if (isOffline()) {
      setSent({ text, app: 'chat', outcome: 'offline' })
      return
    }
    setSent({ text, app: 'chat', outcome: openTab(chatLink(text)) ? 'opened' : 'blocked' })
    notePress('send')
  }
  const mail = () => {
    const text = request.current?.take()
    if (text === undefined) return
    window.open(mailLink(text), '_self')
    notePress('mail')
    setSent({ text, app: 'mail', outcome: 'opened' })
  }
  /** Compares exactly these tours. */
  const compare = (ids: readonly number[]) =>
    setAside(kept.map(({ id }) => id).filter((id) => !ids.includes(id)))
  const remove = (id: number) => {
    toggleKept(id)
    setSent(undefined)
    // The focused button is gone with the column.
    heading.current?.focus()
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClass}>
          <Dialog.Content
            className={panelClass}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              heading.current?.focus()
            }}
            onCloseAutoFocus={returnFocus}
          >
            <div className={sideClass}>
              <div className={scrollerClass}>
                <div className="grid gap-5 p-5 md:p-8">
                  <header className="grid gap-2">
                    <Dialog.Title ref={heading} tabIndex={-1} className={titleClass}>
                      Your shortlist
                    </Dialog.Title>
                    <Dialog.Description className="max-w-prose text-muted">
                      {kept.length === 0
                        ? 'You have kept no tours yet. Press Keep on the picture of a tour to compare it here with others.'
                        : 'Your kept tours stay on this device until you remove them.'}
                    </Dialog.Description>
                  </header>
                  {kept.length > maxCompared && (
                    <Choice kept={kept} compared={compared} onChoose={compare} />
                  )}
                  {compared.length > 0 && <ComparisonTable tours={compared} onRemove={remove} />}
                  {kept.length > 0 && <ShortlistRequest ref={request} tours={kept} />}
                  {sent && (
                    <HandOff
                      // A second message mounts a new panel, which takes the focus again.
                      key={sent.app + sent.outcome + sent.text}
                      takesFocus
                      app={sent.app}
                      outcome={sent.outcome}
                      intro={`Press Send in ${sent.app === 'chat' ? chat.name : 'your mail app'} to finish.`}
                      message={sent.text}
                      chatHref={chatLink(sent.text)}
                      mailHref={mailLink(sent.text)}
                      onDismiss={() => {
                        setSent(undefined)
                        heading.current?.focus()
                      }}
                    />
                  )}
                  <p>
                    <Link to={paths.trade()} className={lineLinkClass}>
                      For travel companies
                    </Link>
                  </p>
                </div>
              </div>
              <div className={`grid grid-cols-[auto_1fr] ${actionsClass}`}>
                <Dialog.Close className={buttonClass('secondary', '', 'compact')}>
                  Close
                </Dialog.Close>
                {kept.length > 0 && (
                  <>
                    <button
                      type="button"
                      className={buttonClass('secondary', '', 'compact')}
                      onClick={mail}
                    >
                      Ask by mail
                    </button>
                    <button
                      type="button"
                      className={buttonClass('primary', 'col-span-2')}
                      onClick={send}
                    >
                      Ask about {allOf(kept.length)} on {chat.name}
                    </button>
                  </>
                )}
              </div>
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const mailLink = (text: string) =>
  mailtoLink(site.bookingsEmail, 'Enquiry about several tours', text)

function allOf(count: number): string {
  if (count === 1) return 'it'
  return count === 2 ? 'both' : `all ${count}`
}

type ChoiceProps = {
  kept: readonly Tour[]
  compared: readonly Tour[]
  onChoose: (ids: readonly number[]) => void
}

/** Which of more than three kept tours are compared. */
function Choice({ kept, compared, onChoose }: ChoiceProps) {
  const ids = compared.map(({ id }) => id)
  return (
    <fieldset>
      <legend className="font-semibold">Compare up to {maxCompared}</legend>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {kept.map(({ id, title }) => {
          const isCompared = ids.includes(id)
          return (
            <label key={id} className="flex min-h-11 items-center gap-2.5">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-tea"
                checked={isCompared}
                disabled={!isCompared && ids.length === maxCompared}
                onChange={() =>
                  onChoose(isCompared ? ids.filter((other) => other !== id) : [...ids, id])
                }
              />
              {plainTitle(title)}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
