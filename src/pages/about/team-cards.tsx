import { Picture } from '../../components/ui/picture'
import { cardSizes } from '../../components/ui/picture-sizes'
import { teamRoles } from '../../content/about-page'
import { teamPictures } from '../../content/pictures/team'

/** The jobs behind a good day, each with a picture of it. */
export function TeamCards() {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {teamRoles.map(({ title, text, image, imageAlt }) => (
        <li key={title} className="overflow-hidden rounded-xl bg-card shadow-card">
          <Picture
            src={image}
            alt={imageAlt}
            file={teamPictures[image]}
            sizes={cardSizes}
            className="aspect-[4/3] w-full bg-tea-soft object-cover"
          />
          <div className="p-6">
            <h3 className="text-subheading">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
