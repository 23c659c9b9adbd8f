import type { ReactNode } from 'react'
import { buttonClass } from '../../components/ui/button'
import { frameClass } from '../kit/frame-class'

const partId = (name: string) => `part-${name.toLowerCase()}`

type FormPartProps = {
  /** One word; also the label of the link to this part. */
  name: string
  className?: string
  children: ReactNode
}

/** A group of fields that `PartLinks` can lead to. */
export function FormPart({ name, className = '', children }: FormPartProps) {
  return (
    <section
      id={partId(name)}
      tabIndex={-1}
      aria-label={name}
      className={`grid scroll-mt-20 grid-cols-1 content-start gap-5 p-4 sm:p-6 ${frameClass} ${className}`}
    >
      {children}
    </section>
  )
}

/** Buttons that scroll to the parts of a long form; only on narrow screens, where the parts are stacked. */
export function PartLinks({ names }: { names: readonly string[] }) {
  return (
    <nav
      aria-label="Sections of the form"
      className="mb-4 flex flex-wrap gap-2 xl:hidden print:hidden"
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={buttonClass('secondary', '', 'compact')}
          onClick={() => {
            const part = document.getElementById(partId(name))
            part?.focus({ preventScroll: true })
            part?.scrollIntoView()
          }}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}
