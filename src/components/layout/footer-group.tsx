import { useId } from 'react'
import type { MenuGroup } from '../../content/model'
import { MenuLink } from './menu-link'

/** A titled list of links in the footer. */
export function FooterGroup({ title, items }: MenuGroup) {
  const headingId = useId()
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-2 text-subheading text-maize">
        {title}
      </h2>
      <ul>
        {items.map(({ name, href }) => (
          <li key={href}>
            <MenuLink
              name={name}
              href={href}
              className="inline-flex min-h-11 items-center md:min-h-9 underline-offset-4 hover:underline aria-[current]:underline"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
