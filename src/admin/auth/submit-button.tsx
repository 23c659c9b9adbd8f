import { buttonClass } from '../../components/ui/button'

type SubmitButtonProps = { isBusy: boolean; label: string; busyLabel: string }

/** Submits a form; disabled while it is being submitted. */
export function SubmitButton({ isBusy, label, busyLabel }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={buttonClass('primary', 'w-full')}
      disabled={isBusy}
      aria-busy={isBusy}
    >
      {isBusy ? busyLabel : label}
    </button>
  )
}
