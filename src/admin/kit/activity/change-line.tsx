import { Link } from 'react-router'
import { textLinkClass } from '../../../components/ui/button'
import { Moment } from '../moment'
import { ActorName } from './actor-name'
import type { Change } from './change-schema'
import { actionText, subjectPath, subjectText } from './change-text'

/** One entry of the change log as a sentence, with its time. */
export function ChangeLine({ change }: { change: Change }) {
  const subject = subjectText(change)
  const path = subjectPath(change)
  return (
    <p className="min-w-0 wrap-anywhere">
      <ActorName entry={change} /> {actionText(change)}{' '}
      {path ? (
        <Link to={path} className={textLinkClass}>
          {subject}
        </Link>
      ) : (
        <span className="font-semibold">{subject}</span>
      )}{' '}
      <span className="block text-sm text-muted">
        <Moment at={change.at} none="At an unknown time" />
      </span>
    </p>
  )
}
