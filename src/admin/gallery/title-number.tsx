import { ListOrdered } from 'lucide-react'
import { buttonClass } from '../../components/ui/button'
import { galleryTextLimits } from '../../content/collections/pictures'
import { numberedTitle, numberMark, withNumber } from './title-pattern'

type TitleNumberProps = { pattern: string; onChange: (pattern: string) => void }

/** Numbers the titles, or says how they are numbered. */
export function TitleNumber({ pattern, onChange }: TitleNumberProps) {
  if (pattern.includes(numberMark)) {
    return (
      <p className="mt-1 text-sm text-muted">
        {numberedTitle(pattern, 1)}, {numberedTitle(pattern, 2)} …
      </p>
    )
  }
  const numbered = withNumber(pattern)
  return (
    <button
      type="button"
      className={buttonClass('quiet', 'mt-1', 'compact')}
      disabled={pattern.trim() === '' || numbered.length > galleryTextLimits.title}
      onClick={() => onChange(numbered)}
    >
      <ListOrdered aria-hidden className="size-4" />
      Number them: 1, 2, 3 …
    </button>
  )
}
