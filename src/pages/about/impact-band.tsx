import { useId } from 'react'
import { Figures } from '../../components/ui/figures'
import { Picture } from '../../components/ui/picture'
import { fullSizes } from '../../components/ui/picture-sizes'
import { aboutPictures } from '../../content/about-page'
import { aboutPictures as files } from '../../content/pictures/about'
import { aboutStats } from '../../content/stats'

const { image, imageAlt } = aboutPictures.impact

/** The key figures, on a card over the lower edge of a painting as wide as the window. */
export function ImpactBand() {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Picture
        src={image}
        alt={imageAlt}
        file={files[image]}
        sizes={fullSizes}
        className="aspect-4/3 w-full bg-tea-soft object-cover object-bottom md:aspect-2/1 md:max-h-[72svh]"
      />
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <div className="relative -mt-6 rounded-postcard bg-card p-4 shadow-card sm:p-10 lg:-mt-10">
          <h2 id={headingId} className="mb-8 text-heading md:mb-10">
            Our Impact in Numbers
          </h2>
          <Figures
            figures={aboutStats}
            className="max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] lg:grid-cols-4"
          />
        </div>
      </div>
    </section>
  )
}
