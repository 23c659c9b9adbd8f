import { useQuery } from '@tanstack/react-query'
import { noticeClass } from '../../../components/ui/notice'
import { useDebouncedValue } from '../use-debounced-value'
import { withdrawnPicturesOptions } from './withdrawn-pictures'

type WithdrawnNoticeProps = {
  /** Of the pictures that are shown. */
  addresses: readonly string[]
  /** How many of them are withdrawn, as a sentence, and what to do about it. */
  children: (withdrawn: number) => string
}

/** Typing rests this long before the register is asked, in ms. */
const debounceMs = 300

/** Says that pictures are shown whose people have withdrawn their consent; nothing where there are none. */
export function WithdrawnNotice({ addresses, children }: WithdrawnNoticeProps) {
  // An address may be typed, letter by letter.
  const settled = useDebouncedValue(addresses.join('\n'), debounceMs)
  const { data = [] } = useQuery(withdrawnPicturesOptions(settled.split('\n')))
  return (
    <div aria-live="polite">
      {data.length > 0 && (
        <p className={`my-2 p-3 ${noticeClass('error')}`}>{children(data.length)}</p>
      )}
    </div>
  )
}
