import { categoryLook, categoryRing } from '../../components/tours/category-look'
import { Stamp } from '../../components/ui/stamp'
import { tourCategories } from '../../content/categories'
import { Chapter, Specimen } from './specimen'
import { colourTokens } from './token-list'

const ratio = (contrast: number) => `${contrast.toFixed(1)}:1`

/** The palette with its contrasts, and the accents of the categories. */
export function Colours() {
  return (
    <Chapter title="Colours">
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 lg:grid-cols-6">
        {colourTokens.map(({ name, value, onPaper, text }) => (
          <li key={name} className="text-sm">
            <span
              className="grid h-20 place-items-end rounded-postcard border border-line p-2 font-semibold"
              style={{ background: value, color: text.value }}
            >
              Aa {ratio(text.contrast)}
            </span>
            <strong className="mt-2 block">{name}</strong>
            <span className="block text-muted">{value}</span>
            <span className="block text-muted">{ratio(onPaper)} on paper</span>
          </li>
        ))}
      </ul>
      <Specimen name="Accents of the categories: stamp and focus ring">
        {tourCategories.map((category) => (
          <span
            key={category}
            className={`rounded-postcard p-2 outline-3 ${categoryRing[category]}`}
          >
            <Stamp className={categoryLook[category]}>{category}</Stamp>
          </span>
        ))}
      </Specimen>
    </Chapter>
  )
}
