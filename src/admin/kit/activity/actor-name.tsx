import { actorOf } from './change-text'

/** Who made a change: the name, and the sign-in e-mail address at that time. */
export function ActorName({ entry }: { entry: Parameters<typeof actorOf>[0] }) {
  const { name, proof } = actorOf(entry)
  return (
    <>
      <strong>{name}</strong> <span className="text-muted">({proof})</span>
    </>
  )
}
