import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { frameClass } from '../kit/frame-class'

type SettingsSectionProps = {
  title: string
  /** The fragment of URLs that lead to this card. */
  anchor?: string
  children: ReactNode
}

/** A card of the settings with a heading, which takes the focus when a link leads to it. */
export function SettingsSection({ title, anchor, children }: SettingsSectionProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  const isTarget = anchor !== undefined && hash === `#${anchor}`
  useEffect(() => {
    if (isTarget) heading.current?.focus()
  }, [isTarget])
  return (
    <section
      aria-labelledby={headingId}
      className={`grid grid-cols-1 content-start gap-4 p-4 sm:p-6 ${frameClass}`}
    >
      <h3
        ref={heading}
        id={headingId}
        tabIndex={anchor === undefined ? undefined : -1}
        className="text-base font-bold"
      >
        {title}
      </h3>
      {children}
    </section>
  )
}
