import { site, type Licence } from '../../content/site'

/** Licences and memberships in the footer; nothing at all while there is none. */
export function Licences({ licences = site.licences }: { licences?: readonly Licence[] }) {
  if (licences.length === 0) return null
  return (
    <div className="mx-auto max-w-page px-4 pb-8 sm:px-6">
      <h2 className="text-subheading text-maize">Licences and memberships</h2>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {licences.map(({ name, number }) => (
          <li key={name}>
            {name}: {number}
          </li>
        ))}
      </ul>
    </div>
  )
}
