import { Icon } from '../../components/ui/icon'
import { linkIcon } from '../../components/ui/icon-paths'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import type { FaqItem } from '../../content/faq'
import { copyText } from '../../lib/copy-text'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { showToast } from '../../lib/toast'

/** Link to a question: puts it into the address bar and on the clipboard. */
export function QuestionLink({ id, question }: Pick<FaqItem, 'id' | 'question'>) {
  const address = paths.faq(id)
  const copy = async () => {
    const isCopied = await copyText(window.location.origin + address)
    if (isCopied) showToast({ kind: 'success', title: 'Link copied' })
    else showToast({ kind: 'info', title: 'The link stands in the address bar. Copy it there.' })
  }
  return (
    <Link
      to={address}
      replace
      onClick={() => void copy()}
      className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-muted underline-offset-4 hover:text-tea hover:underline"
    >
      <Icon d={linkIcon} className="size-4 shrink-0" />
      Link to this question
      <VisuallyHidden>: {question}</VisuallyHidden>
    </Link>
  )
}
