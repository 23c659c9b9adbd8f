import { splitTitle } from '../../lib/tour-title'

/** The title of a tour; its emoji is not announced by screen readers. */
export function TourTitle({ title }: { title: string }) {
  const { name, emoji } = splitTitle(title)
  return (
    <>
      {name}
      {emoji && <span aria-hidden> {emoji}</span>}
    </>
  )
}
