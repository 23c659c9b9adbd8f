import { Unplug } from 'lucide-react'
import { buttonClass } from '../components/ui/button'
import { paths } from '../lib/paths'
import { NoticePage } from './kit/page/notice-page'

/** Tells the developer why the studio cannot start. */
export function BackendMissing({ variables }: { variables: readonly string[] }) {
  return (
    <NoticePage tabTitle="Studio" title="The studio has no backend configured" Icon={Unplug}>
      <p className="min-w-0 wrap-anywhere">
        Missing or malformed: {variables.join(', ')}. Set what is named here in the file .env, then
        build the site again. The public pages work without it.
      </p>
      <a href={paths.home()} className={buttonClass('secondary')}>
        Go to the site
      </a>
    </NoticePage>
  )
}
