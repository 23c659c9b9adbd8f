import { CopyButton } from '../../components/form/copy-button'
import { lineLinkClass, textLinkClass } from '../../components/ui/button'
import { panelClass } from '../../components/ui/panel'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { brochure, brochurePage } from '../../content/brochure'
import { site } from '../../content/site'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'

type TourAddressesProps = {
  /** All tours in the order of the site, which is that of the brochure. */
  tours: readonly { slug: string; title: string }[]
  hasBrochure?: boolean
}

/** Every tour with its address, to copy one by one or all at once, and its page in the brochure. */
export function TourAddresses({ tours, hasBrochure = brochure.size !== '' }: TourAddressesProps) {
  const addresses = tours.map(({ slug, title }, index) => ({
    title,
    page: brochurePage(index),
    path: paths.tour(slug),
    url: site.origin + paths.tour(slug),
  }))
  return (
    <div className={`p-5 sm:p-8 ${panelClass}`}>
      <h3 className="text-subheading">Addresses of all tours</h3>
      <ul
        data-allow-copy
        className="mt-4 grid gap-x-10 gap-y-4 border-y border-line py-5 lg:grid-cols-2"
      >
        {addresses.map(({ title, page, path, url }) => (
          <li key={path} className="min-w-0">
            <Link to={path} className={textLinkClass}>
              {title}
            </Link>
            <span className="block text-sm break-all text-muted">{url}</span>
            {hasBrochure && (
              <a href={`${brochure.href}#page=${page}`} className={`text-sm ${lineLinkClass}`}>
                Sheet (PDF, page {page})<VisuallyHidden> of {title}</VisuallyHidden>
              </a>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap">
        <CopyButton
          label="Copy all addresses"
          text={addresses.map(({ title, url }) => `${title}\n${url}`).join('\n\n')}
          done="Addresses copied."
        />
      </div>
    </div>
  )
}
