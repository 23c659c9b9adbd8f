import { Picture } from '../../components/ui/picture'
import { columnSizes } from '../../components/ui/picture-sizes'
import type { TourCategory } from '../../content/model'
import { pagePaintingFiles } from '../../content/page-painting-files'
import { categoryPaintings } from '../../content/page-paintings'

type ServicePaintingProps = {
  category: TourCategory
  /** It stands in the first screen. */
  isLead?: boolean
  /** Its shape and place. */
  className: string
}

/** The painting of a category. */
export function ServicePainting({ category, isLead = false, className }: ServicePaintingProps) {
  const { image, imageAlt } = categoryPaintings[category]
  return (
    <Picture
      src={image}
      alt={imageAlt}
      file={pagePaintingFiles[image]}
      sizes={columnSizes}
      isLead={isLead}
      className={`w-full bg-tea-soft object-cover ${className}`}
    />
  )
}
