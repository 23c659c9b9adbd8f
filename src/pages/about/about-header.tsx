import { Picture } from '../../components/ui/picture'
import { columnSizes } from '../../components/ui/picture-sizes'
import { Postmark } from '../../components/ui/postmark'
import { aboutPictures } from '../../content/about-page'
import { aboutPictures as files } from '../../content/pictures/about'
import { site } from '../../content/site'

const { image, imageAlt } = aboutPictures.story

/** Heading of the page, with a painting that extends to the edge of the window. */
export function AboutHeader() {
  return (
    <div className="relative">
      <div className="mx-auto max-w-page px-4 py-8 sm:px-6 md:py-12 lg:flex lg:min-h-[min(37.5vw,80svh)] lg:items-center">
        <div className="lg:w-[44%]">
          <h1 className="text-title">
            About <span className="lg:block">{site.name}</span>
          </h1>
          <p className="mt-5 max-w-prose text-lead text-muted">
            We open farm gates: for travellers, classes and teams who want to know where food comes
            from, and for the families who grow it.
          </p>
        </div>
      </div>
      <div className="relative lg:absolute lg:inset-y-0 lg:right-0 lg:w-1/2">
        <Picture
          src={image}
          alt={imageAlt}
          file={files[image]}
          sizes={columnSizes}
          isLead
          className="aspect-4/3 w-full bg-tea-soft object-cover md:aspect-2/1 lg:aspect-auto lg:h-full"
        />
        <div
          aria-hidden
          className="absolute -top-8 right-6 lg:top-auto lg:right-auto lg:bottom-10 lg:-left-10"
        >
          <Postmark className="tracking-normal">{site.place.replace(',', '')}</Postmark>
        </div>
      </div>
    </div>
  )
}
