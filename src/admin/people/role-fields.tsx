import { useId, useState } from 'react'
import { TextField } from '../../components/form/text-field'
import { nairobiDay } from '../../lib/calendar-day'
import { grantableRoles, roleTexts, type GrantableRole } from '../auth/role-texts'

/** A role and its last day, `YYYY-MM-DD` or '' for none. */
export type RoleChoice = { role: GrantableRole; lastDay: string }

type RoleFieldsProps = {
  choice: RoleChoice
  /** What is wrong with the last day beside its being over. */
  dayFault?: string | undefined
  onChange: (choice: RoleChoice) => void
}

/** Whether a last day lies in the past. */
export function isOver({ lastDay }: RoleChoice): boolean {
  return lastDay !== '' && lastDay < nairobiDay(new Date())
}

/** The fields for a role, each with what it may do, and for its last day. */
export function RoleFields({ choice, dayFault, onChange }: RoleFieldsProps) {
  const id = useId()
  const [today] = useState(() => nairobiDay(new Date()))
  return (
    <>
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="mb-1 font-semibold">Role</legend>
        {grantableRoles.map((role) => (
          <label
            key={role}
            className="flex min-h-11 items-start gap-3 rounded-postcard border border-line p-3 has-checked:border-tea has-checked:bg-tea-soft"
          >
            <input
              type="radio"
              name={`${id}-role`}
              aria-label={roleTexts[role].name}
              aria-describedby={`${id}-${role}`}
              checked={choice.role === role}
              onChange={() => onChange({ ...choice, role })}
              className="mt-1 size-5 shrink-0 accent-tea"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-semibold">{roleTexts[role].name}</span>
              <span id={`${id}-${role}`} className="block text-sm text-muted">
                May {roleTexts[role].may}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <TextField
        label="Last day (optional)"
        hint="The rights end by themselves at the end of that day in Kenya. Leave it empty for no end."
        type="date"
        min={today}
        value={choice.lastDay}
        error={isOver(choice) ? 'The last day must not be over.' : dayFault}
        onChange={({ target }) => onChange({ ...choice, lastDay: target.value })}
      />
    </>
  )
}
