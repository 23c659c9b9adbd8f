import { Picture } from '../../components/ui/picture'
import { cardSizes } from '../../components/ui/picture-sizes'
import { teamRoles } from '../../content/about-page'
import { teamPictures } from '../../content/pictures/team'
import { SideSection } from './side-section'

/** The roles of the team, each with a painting in the form of a stamp. */
export function TeamStamps() {
  return (
    <SideSection
      heading="Our Team"
      intro="These are the jobs behind a good day. You will meet the people who do them."
      className="bg-tea-soft"
    >
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-3">
        {teamRoles.map(({ title, text, image, imageAlt }) => (
          <li key={title} className="flex flex-wrap items-center gap-5 sm:block">
            <div className="w-2/5 drop-shadow-stamp sm:w-auto">
              <div className="stamp [--hole:0.625rem]">
                <Picture
                  src={image}
                  alt={imageAlt}
                  file={teamPictures[image]}
                  sizes={cardSizes}
                  className="aspect-4/5 w-full bg-tea-soft object-cover"
                />
              </div>
            </div>
            <div className="flex-1 basis-32 sm:mt-4">
              <h3 className="text-subheading break-words">{title}</h3>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </SideSection>
  )
}
