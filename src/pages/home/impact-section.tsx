import { Figures } from '../../components/ui/figures'
import { Picture } from '../../components/ui/picture'
import { columnSizes } from '../../components/ui/picture-sizes'
import { bleedClass, Section } from '../../components/ui/section'
import { sustainabilityText } from '../../content/about'
import { aboutPictures } from '../../content/pictures/about'
import { impactStats } from '../../content/stats'

const painting = '/images/about/impact.jpg'

/** What the tours achieve for the farms and their communities. */
export function ImpactSection() {
  return (
    <Section
      id="impact"
      heading="Our Impact"
      className="bg-maize-soft"
      bleed={
        <Picture
          src={painting}
          alt="A teacher and four children before long rows of vegetables"
          file={aboutPictures[painting]}
          sizes={columnSizes}
          className={bleedClass}
        />
      }
    >
      <Figures figures={impactStats} className="" />
      <p className="mt-12 max-w-prose text-lg">{sustainabilityText}</p>
    </Section>
  )
}
