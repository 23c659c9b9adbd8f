import type { ReactNode } from 'react'

/** A chapter of the style guide with its heading. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line py-10">
      <h2 className="mb-6 text-heading">{title}</h2>
      <div className="grid grid-cols-1 gap-8">{children}</div>
    </section>
  )
}

/** A component under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="font-sans text-sm font-semibold text-muted">{name}</h3>
      <div className="flex flex-wrap items-start gap-6">{children}</div>
    </div>
  )
}

const states = ['rest', 'hover', 'active', 'focus', 'disabled', 'busy']

type StatesProps = {
  names?: readonly string[]
  /** Renders the control, for some states with attributes. */
  children: (attributes: { disabled: boolean; 'aria-busy': true | undefined }) => ReactNode
}

/** One control in several states, by default in each. */
export function States({ names = states, children }: StatesProps) {
  return names.map((name) => (
    <State key={name} name={name}>
      {children({
        disabled: name === 'disabled' || name === 'busy',
        'aria-busy': name === 'busy' || undefined,
      })}
    </State>
  ))
}

/** A component with the name of its state below; styleguide.css forces some states by their name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-force={name} className="grid justify-items-start gap-2">
      {children}
      <span className="text-sm text-muted">{name}</span>
    </div>
  )
}
