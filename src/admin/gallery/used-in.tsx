import { useQuery } from '@tanstack/react-query'
import { textLinkClass } from '../../components/ui/button'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import type { GalleryImageRow } from '../shared/picture-library/gallery-image-row'
import { pictureUsesOptions, placeInWords } from '../shared/picture-library/picture-uses'

/** The tours and posts that show a picture of the gallery. */
export function UsedIn({ image }: { image: GalleryImageRow }) {
  const { data, isError } = useQuery(pictureUsesOptions([image.url]))
  return (
    <section aria-label="Used in">
      <h3 className="font-semibold">Used in</h3>
      {isError && <p className="text-muted">It could not be found out where it is used.</p>}
      {data?.length === 0 && <p className="text-muted">No tour and no post shows it.</p>}
      {data && data.length > 0 && (
        <ul className="list-disc pl-5">
          {data.map((use) => (
            <li key={`${use.kind} ${use.id}`} className="break-words">
              <Link
                to={use.kind === 'tour' ? paths.adminTour(use.id) : paths.adminPost(use.id)}
                className={textLinkClass}
              >
                {placeInWords(use)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
