import { useQuery } from '@tanstack/react-query'
import { noticeClass } from '../../../components/ui/notice'
import { useDebouncedValue } from '../use-debounced-value'
import { withdrawnPicturesOptions } from './withdrawn-pictures'

type WithdrawnNoticeProps = {
  /** URLs of the pictures that are shown. */
  urls: readonly string[]
  /** Text for the number of withdrawn pictures, and what to do about them. */
  children: (withdrawn: number) => string
}

/** Wait after the last key press before asking the register, in ms. */
const debounceMs = 300

/** Warns about pictures whose consent was withdrawn; renders nothing without any. */
export function WithdrawnNotice({ urls, children }: WithdrawnNoticeProps) {
  // A URL may be typed letter by letter.
  const settled = useDebouncedValue(urls.join('\n'), debounceMs)
  const { data = [] } = useQuery(withdrawnPicturesOptions(settled.split('\n')))
  return (
    <div aria-live="polite">
      {data.length > 0 && (
        <p className={`my-2 p-3 ${noticeClass('error')}`}>{children(data.length)}</p>
      )}
    </div>
  )
}
