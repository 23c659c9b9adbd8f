import { SiteMark } from '../../components/layout/site-mark'
import { Postmark } from '../../components/ui/postmark'
import { site } from '../../content/site'

/** What the post office left on the card: stamp, postmark and the mark of returned mail. */
export function ReturnedMail() {
  return (
    <div aria-hidden className="mb-6 flex flex-wrap items-center justify-between gap-4 lg:mb-12">
      <span className="franking px-3 py-1.5 text-stamp font-bold text-terracotta-dark uppercase">
        Return to sender
      </span>
      <span className="flex items-center">
        <Postmark className="tracking-normal">{site.place.replace(',', '')}</Postmark>
        <span className="-ml-3">
          <SiteMark place="card" />
        </span>
      </span>
    </div>
  )
}
