import * as Dialog from '@radix-ui/react-dialog'
import { buttonClass } from '../../components/ui/button'
import { disclosureClass, signClass, summaryClass } from '../../components/ui/disclosure'
import { EmptyState } from '../../components/ui/empty-state'
import { Figures } from '../../components/ui/figures'
import { noticeClass } from '../../components/ui/notice'
import { dimClass, liftClass, panelClass } from '../../components/ui/panel'
import { Postmark, Stamp } from '../../components/ui/stamp'
import { Skeleton } from '../../components/ui/skeleton'
import { Spinner } from '../../components/ui/spinner'
import { StatusChip, type ChipStatus } from '../../components/ui/status-chip'
import { Chapter, Specimen, State } from './specimen'

const statuses: readonly ChipStatus[] = [
  'draft',
  'new',
  'live',
  'changed',
  'featured',
  'scheduled',
  'unpublished',
  'removed',
]
const tones = ['advice', 'success', 'warning', 'error'] as const

/** Containers of text: stamps, panels, notices, dialogs, loading and empty states. */
export function Surfaces() {
  return (
    <>
      <Chapter title="The postcard">
        <Specimen name="Stamp, postmark, franking">
          <Stamp className="bg-tea-soft text-tea-dark">Farm Tours</Stamp>
          <Postmark>2 days</Postmark>
          <span className="franking px-3 py-1 text-stamp font-bold text-terracotta-dark uppercase">
            Featured
          </span>
        </Specimen>
        <div aria-hidden className="woven-band" />
        <Figures
          figures={[{ number: '0', label: 'Figures', description: 'each under a rule' }]}
          className="lg:grid-cols-2"
        />
      </Chapter>
      <Chapter title="Panels, notices, dialogs">
        <Specimen name="Panel">
          <p className={`p-6 ${panelClass}`}>A panel</p>
          <State name="hover">
            <p className={`p-6 ${panelClass} ${liftClass}`}>A panel that leads somewhere</p>
          </State>
        </Specimen>
        <Specimen name="Notice">
          {tones.map((tone) => (
            <p key={tone} className={`p-4 ${noticeClass(tone)}`}>
              A notice: {tone}
            </p>
          ))}
        </Specimen>
        <Specimen name="Dialog">
          <Dialog.Root>
            <Dialog.Trigger className={buttonClass('secondary')}>Open the dialog</Dialog.Trigger>
            <Dialog.Portal>
              <Dialog.Overlay className={`grid place-items-center p-4 ${dimClass}`}>
                <Dialog.Content
                  aria-describedby={undefined}
                  className="grid gap-4 rounded-panel bg-card p-6 shadow-raised"
                >
                  <Dialog.Title className="text-subheading">A dialog</Dialog.Title>
                  <Dialog.Close className={buttonClass()}>Close</Dialog.Close>
                </Dialog.Content>
              </Dialog.Overlay>
            </Dialog.Portal>
          </Dialog.Root>
        </Specimen>
        <div>
          {['What do we eat?', 'Where do we sleep?'].map((question) => (
            <details key={question} name="styleguide" className={disclosureClass}>
              <summary className={summaryClass}>
                <span className="font-semibold">{question}</span>
                <span aria-hidden className={signClass} />
              </summary>
              <p className="max-w-prose pb-4">One answer is open at a time.</p>
            </details>
          ))}
        </div>
      </Chapter>
      <Chapter title="Waiting, empty, states">
        <Specimen name="Spinner and skeleton">
          <Spinner label="Loading the page" />
          <Skeleton className="h-20 w-40" />
        </Specimen>
        <EmptyState>Nothing here yet.</EmptyState>
        <Specimen name="States of an entry">
          {statuses.map((status) => (
            <StatusChip key={status} status={status} />
          ))}
        </Specimen>
      </Chapter>
    </>
  )
}
