import { useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { lastNairobiDayBefore } from '../../lib/calendar-day'
import { DialogFrame } from '../kit/dialogs/dialog-frame'
import { useSingleMutation } from '../kit/use-single-mutation'
import { nameOf, type Person } from './people-queries'
import { isOver, RoleFields, type RoleChoice } from './role-fields'

type RoleDialogProps = {
  /** Whose role is changed; the dialog is closed without. */
  person: Person | undefined
  onClose: () => void
  /** Gives the role; resolves to a sentence when it was refused. */
  onGive: (person: Person, choice: RoleChoice) => Promise<string | undefined>
}

/** Changes the role of an account, and its last day. */
export function RoleDialog({ person, onClose, onGive }: RoleDialogProps) {
  return (
    <DialogFrame
      isOpen={person !== undefined}
      title={person ? `Role of ${nameOf(person)}` : 'Role'}
      place="middle"
      onClose={onClose}
    >
      {person && <RoleForm key={person.id} person={person} onClose={onClose} onGive={onGive} />}
    </DialogFrame>
  )
}

function RoleForm({ person, onClose, onGive }: RoleDialogProps & { person: Person }) {
  const [choice, setChoice] = useState<RoleChoice>(() => ({
    role: person.role ?? 'contributor',
    lastDay: person.until === null || person.has_ended ? '' : lastNairobiDayBefore(person.until),
  }))
  const give = useSingleMutation({
    mutationFn: async () => {
      const refusal = await onGive(person, choice)
      if (refusal === undefined) onClose()
      return refusal
    },
  })
  return (
    <form
      aria-label="Role"
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOver(choice)) give.mutate()
      }}
    >
      <RoleFields choice={choice} onChange={setChoice} />
      {give.data && (
        <p role="alert" className={`p-3 ${noticeClass('error')}`}>
          {give.data}
        </p>
      )}
      <button
        type="submit"
        className={buttonClass('primary', 'justify-self-end')}
        disabled={give.isPending}
        aria-busy={give.isPending}
      >
        {give.isPending ? 'Saving...' : 'Save the role'}
      </button>
    </form>
  )
}
