import { noticeClass } from '../../components/ui/notice'

/** Why a submit failed; shown until the next attempt. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (!text) return null
  return <p className={`p-3 font-semibold text-danger ${noticeClass('error')}`}>{text}</p>
}
