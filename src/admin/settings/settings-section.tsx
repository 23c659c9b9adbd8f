import { useId, type ReactNode } from 'react'
import { frameClass } from '../kit/frame-class'

type SettingsSectionProps = { title: string; children: ReactNode }

/** A card of the settings with a heading. */
export function SettingsSection({ title, children }: SettingsSectionProps) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className={`grid grid-cols-1 content-start gap-4 p-4 sm:p-6 ${frameClass}`}
    >
      <h3 id={headingId} className="text-base font-bold">
        {title}
      </h3>
      {children}
    </section>
  )
}
