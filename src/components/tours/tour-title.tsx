import { splitTitle } from '../../lib/tour-title'

/** A tour's title whose emoji is for the eye only. */
export function TourTitle({ title }: { title: string }) {
  const { name, emoji } = splitTitle(title)
  return (
    <>
      {name}
      {emoji && <span aria-hidden> {emoji}</span>}
    </>
  )
}
