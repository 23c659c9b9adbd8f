import { actorOf } from './change-text'

/** Who did something: the name, and beside it the sign-in address of that moment. */
export function ActorName({ entry }: { entry: Parameters<typeof actorOf>[0] }) {
  const { name, proof } = actorOf(entry)
  return (
    <>
      <strong>{name}</strong> <span className="text-muted">({proof})</span>
    </>
  )
}
