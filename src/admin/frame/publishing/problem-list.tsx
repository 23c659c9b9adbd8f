import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { textLinkClass } from '../../../components/ui/button'
import { noticeClass } from '../../../components/ui/notice'
import type { CheckedContent } from './content-query'

type ProblemListProps = {
  problems: CheckedContent['problems']
  /** Takes the focus, because it has just stopped a publish. */
  isNew: boolean
}

/** Problems that prevent a publish, each with a link to its editor. */
export function ProblemList({ problems, isNew }: ProblemListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <section aria-label="Problems" className={`p-4 ${noticeClass('error')}`}>
      <h3 ref={heading} tabIndex={-1} className="mb-2 font-semibold">
        {problems.length === 1
          ? 'One problem must be fixed before you can publish'
          : `${problems.length} problems must be fixed before you can publish`}
      </h3>
      <Entries entries={problems} />
    </section>
  )
}

/** Warnings that do not prevent a publish, each with a link to its editor. */
export function WarningList({ warnings }: Pick<CheckedContent, 'warnings'>) {
  return (
    <section aria-label="Warnings" className={`p-4 ${noticeClass('warning')}`}>
      <h3 className="mb-2 font-semibold">Warnings</h3>
      <Entries entries={warnings} />
    </section>
  )
}

function Entries({ entries }: { entries: CheckedContent['problems'] }) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {entries.map(({ key, title, field, message, adminPath }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row may have several that read the same
        <li key={`${key ?? ''} ${field ?? ''} ${index}`} className="wrap-anywhere">
          <Link to={adminPath} className={textLinkClass}>
            {title || 'Untitled'}
          </Link>
          : {message}
        </li>
      ))}
    </ul>
  )
}
