import { buttonClass } from '../../components/ui/button'

type SubmitButtonProps = { isBusy: boolean; label: string; busyLabel: string }

/** Sends a form; says so and cannot be pressed again while the answer is on its way. */
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
