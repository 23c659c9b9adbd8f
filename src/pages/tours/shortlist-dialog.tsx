import * as Dialog from '@radix-ui/react-dialog'
import { useRef, useState } from 'react'
import { HandOff } from '../../components/form/hand-off'
import {
  actionsClass,
  panelClass,
  scrollerClass,
  sideClass,
  titleClass,
  wideOnPhones,
} from '../../components/tours/tour-frame'
import { overlayClass } from '../../components/tours/tour-overlay'
import { buttonClass } from '../../components/ui/button'
import type { Tour } from '../../content/model'
import { chatLink, site } from '../../content/site'
import { tours } from '../../content/tours'
import { chat } from '../../lib/chat'
import { mailtoLink } from '../../lib/mailto'
import { keptOf, toggleKept, useShortlist } from '../../lib/shortlist'
import { shortlistEnquiry } from '../../lib/shortlist-enquiry'
import { plainTitle } from '../../lib/tour-title'
import { useFocusReturn } from '../../lib/use-focus-return'
import { ComparisonTable } from './comparison-table'

/** More columns than this cannot be read side by side on a phone. */
const maxCompared = 3

/** The kept tours, up to three side by side, and one message that asks about all of them. */
export function ShortlistDialog({ onClose }: { onClose: () => void }) {
  const kept = keptOf<Tour>(tours, useShortlist())
  /** Ids of the tours that the visitor does not want to compare. */
  const [aside, setAside] = useState<readonly number[]>([])
  /** The text that was passed to the chat. */
  const [sent, setSent] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const returnFocus = useFocusReturn()
  const compared = kept.filter(({ id }) => !aside.includes(id)).slice(0, maxCompared)

  const send = () => {
    const text = shortlistEnquiry(kept)
    try {
      window.open(chatLink(text), '_blank', 'noopener')
    } catch {
      // The browser of another app may refuse; the panel then still offers the text.
    }
    setSent(text)
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
                        : 'Kept on this device only, until you remove them.'}
                    </Dialog.Description>
                  </header>
                  {kept.length > maxCompared && (
                    <Choice kept={kept} compared={compared} onChoose={compare} />
                  )}
                  {compared.length > 0 && <ComparisonTable tours={compared} onRemove={remove} />}
                  {sent !== undefined && (
                    <HandOff
                      takesFocus
                      app="chat"
                      intro={`Press Send in ${chat.name} to finish.`}
                      message={sent}
                      chatHref={chatLink(sent)}
                      mailHref={mailtoLink(site.bookingsEmail, 'Enquiry about several tours', sent)}
                      onDismiss={() => {
                        setSent(undefined)
                        heading.current?.focus()
                      }}
                    />
                  )}
                </div>
              </div>
              <div className={`flex ${actionsClass}`}>
                <Dialog.Close className={buttonClass('secondary')}>Close</Dialog.Close>
                {kept.length > 0 && (
                  <button
                    type="button"
                    className={buttonClass('primary', wideOnPhones)}
                    onClick={send}
                  >
                    Ask about {kept.length === 1 ? 'it' : `all ${kept.length}`} on {chat.name}
                  </button>
                )}
              </div>
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
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
