import { splitTitle } from '../../lib/tour-title'

/** The title of a tour; its emoji is not announced by screen readers, and no line begins with a hyphen. */
export function TourTitle({ title }: { title: string }) {
  const { name, emoji } = splitTitle(title)
  const [, start = name, tied = '', end = ''] = /^(.*?)(\S+ -)( .*)$/.exec(name) ?? []
  return (
    <>
      {start}
      {/* Not a no-break space: the text stays as it was written, for search and copies. */}
      {tied && <span className="whitespace-nowrap">{tied}</span>}
      {end}
      {emoji && <span aria-hidden> {emoji}</span>}
    </>
  )
}
