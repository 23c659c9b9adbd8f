import { buttonClass } from '../ui/button'

const answerClass = buttonClass('secondary', 'grow sm:grow-0')

type ConsentBarProps = {
  /** Name of the operator's statistics service. */
  service: string
  onAnswer: (answer: 'allowed' | 'refused') => void
}

/** Asks whether the operator's statistics service may be loaded. Both answers are one press and look alike. */
export function ConsentBar({ service, onAnswer }: ConsentBarProps) {
  return (
    <section
      aria-label="Statistics"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 text-ink"
    >
      <p className="max-w-prose min-w-0 grow basis-60 wrap-anywhere">
        May {service} count this visit? It is loaded only if you allow it, and the site works the
        same without it.{' '}
        <a href="#privacy" className="font-semibold text-tea underline underline-offset-4">
          Privacy Policy
        </a>
      </p>
      <div className="flex grow gap-3 sm:grow-0">
        <button type="button" className={answerClass} onClick={() => onAnswer('refused')}>
          Refuse
        </button>
        <button type="button" className={answerClass} onClick={() => onAnswer('allowed')}>
          Allow
        </button>
      </div>
    </section>
  )
}
