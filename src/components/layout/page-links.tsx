import { lineLinkClass } from '../ui/button'

type PageLinksProps = {
  /** Sections of the page by their ids. */
  links: readonly { id: string; name: string }[]
}

/** Links to the sections of a long page, below its heading. */
export function PageLinks({ links }: PageLinksProps) {
  return (
    <nav
      aria-label="On this page"
      className="mx-auto flex max-w-page flex-wrap gap-x-8 px-4 pt-2 sm:px-6"
    >
      {links.map(({ id, name }) => (
        <a key={id} href={`#${id}`} className={lineLinkClass}>
          {name}
        </a>
      ))}
    </nav>
  )
}
