import { Link } from 'react-router'
import { textLinkClass } from '../../../components/ui/button'
import { Moment } from '../moment'
import type { Change } from './activity-queries'
import { actionText, subjectPath, subjectText, actorOf } from './change-text'

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

/** Who made a change: the name, and the sign-in e-mail address at that time. */
export function ActorName({ entry }: { entry: Parameters<typeof actorOf>[0] }) {
  const { name, proof } = actorOf(entry)
  return (
    <>
      <strong>{name}</strong> <span className="text-muted">({proof})</span>
    </>
  )
}
