import { CopyButton } from '../../components/form/copy-button'
import { SheetLink } from '../../components/tours/pdf-links'
import { lineLinkClass, textLinkClass } from '../../components/ui/button'
import { panelClass } from '../../components/ui/panel'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { site } from '../../content/site'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'

type TourAddressesProps = {
  tours: readonly { slug: string; title: string }[]
}

/** Every tour with its address, to copy one by one or all at once, and its sheet to pass on. */
export function TourAddresses({ tours }: TourAddressesProps) {
  const addresses = tours.map(({ slug, title }) => ({
    slug,
    title,
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
        {addresses.map(({ slug, title, path, url }) => (
          <li key={path} className="min-w-0">
            <Link to={path} className={textLinkClass}>
              {title}
            </Link>
            <span className="block text-sm break-all text-muted">{url}</span>
            <SheetLink slug={slug} className={`text-sm ${lineLinkClass}`}>
              Sheet (PDF) <VisuallyHidden>of {title}</VisuallyHidden>
            </SheetLink>
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
