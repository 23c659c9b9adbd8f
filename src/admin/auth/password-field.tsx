import { useState, type KeyboardEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../components/form/field'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { passwordMinLength } from '../../content/limits'

type PasswordFieldProps = {
  registration: UseFormRegisterReturn
  label?: string
  error: string | undefined
  autoComplete: 'current-password' | 'new-password'
}

/** Servers may require more and then say so in their error. */
const newPasswordHint = `At least ${passwordMinLength} characters; the server may ask for more`

/** A password with a show button and a warning while Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { registration, label = 'Password', error, autoComplete } = props
  const hint = autoComplete === 'new-password' ? newPasswordHint : undefined
  const [isShown, setShown] = useState(false)
  const [isCapsOn, setCapsOn] = useState(false)
  const updateCapsLock = (event: KeyboardEvent) => setCapsOn(event.getModifierState('CapsLock'))
  return (
    <Field label={label} hint={hint} error={error}>
      {({ className, ...control }) => (
        <>
          <div className="relative">
            <input
              {...registration}
              {...control}
              type={isShown ? 'text' : 'password'}
              required
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              className={`${className} pr-20`}
              onKeyDown={updateCapsLock}
              onKeyUp={updateCapsLock}
              onBlur={(event) => {
                setCapsOn(false)
                void registration.onBlur(event)
              }}
            />
            <button
              type="button"
              className="absolute inset-y-0 right-0 min-w-16 rounded-postcard px-3 font-semibold text-tea hover:bg-tea-soft active:bg-line"
              onClick={() => setShown(!isShown)}
            >
              {isShown ? 'Hide' : 'Show'} <VisuallyHidden>password</VisuallyHidden>
            </button>
          </div>
          <output className="block text-sm font-semibold text-maize-dark">
            {isCapsOn && <span className="block pt-1">Caps Lock is on.</span>}
          </output>
        </>
      )}
    </Field>
  )
}
