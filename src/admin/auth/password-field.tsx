import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../components/form/field'
import { VisuallyHidden } from '../../components/ui/visually-hidden'

type PasswordFieldProps = {
  registration: UseFormRegisterReturn
  hint?: string
  error: string | undefined
  autoComplete: 'current-password' | 'new-password'
}

/** A password with a button that shows what was typed. */
export function PasswordField({ registration, hint, error, autoComplete }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field label="Password" hint={hint} error={error}>
      {({ className, ...control }) => (
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
          />
          <button
            type="button"
            className="absolute inset-y-0 right-0 min-w-16 rounded-postcard px-3 font-semibold text-tea hover:bg-tea-soft active:bg-line"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'} <VisuallyHidden>password</VisuallyHidden>
          </button>
        </div>
      )}
    </Field>
  )
}
