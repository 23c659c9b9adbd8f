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

const forced = [undefined, 'hover', 'active', 'focus'] as const

type StatesProps = {
  /** Renders the control, for some states with attributes. */
  children: (attributes: { disabled?: true; 'aria-busy'?: true }) => ReactNode
}

/** One control in each of its states. */
export function States({ children }: StatesProps) {
  return (
    <>
      {forced.map((state) => (
        <State key={state ?? 'rest'} name={state ?? 'rest'} force={state}>
          {children({})}
        </State>
      ))}
      <State name="disabled">{children({ disabled: true })}</State>
      <State name="busy">{children({ disabled: true, 'aria-busy': true })}</State>
    </>
  )
}

type StateProps = { name: string; force?: string | undefined; children: ReactNode }

/** A component with the name of its state below. */
export function State({ name, force, children }: StateProps) {
  return (
    <div data-force={force} className="grid justify-items-start gap-2">
      {children}
      <span className="text-sm text-muted">{name}</span>
    </div>
  )
}
