import { categoryLook, categoryRing } from '../../components/tours/category-look'
import { Stamp } from '../../components/ui/stamp'
import { tourCategories } from '../../content/categories'
import { site } from '../../content/site'
import { Controls, Fields } from './controls'
import { Chapter, Specimen, State } from './specimen'
import './styleguide.css'
import { Surfaces } from './surfaces'
import {
  colourTokens,
  cornerTokens,
  shadowTokens,
  timeTokens,
  typeTokens,
  widthTokens,
} from './token-list'

/** Every design token and component in each of its states; only on the development server. */
export function StyleguidePage() {
  return (
    <main className="mx-auto max-w-page px-4 py-10 sm:px-6">
      <title>{`Style guide | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="mb-8 text-title">Style guide</h1>
      <Colours />
      <Measures />
      <Controls />
      <Fields />
      <Surfaces />
    </main>
  )
}

const ratio = (contrast: number) => `${contrast.toFixed(1)}:1`

/** The palette with its contrasts, and the accents of the categories. */
function Colours() {
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
            className={`rounded-postcard p-2 outline-3 ${categoryRing(category)}`}
          >
            <Stamp className={categoryLook(category)}>{category}</Stamp>
          </span>
        ))}
      </Specimen>
    </Chapter>
  )
}

/** Type, space, corners, shadows, times and widths. */
function Measures() {
  return (
    <>
      <Chapter title="Type">
        {typeTokens.map(({ name, size, style }) => (
          <Specimen key={name} name={`text-${name} · ${size}`}>
            <p className="min-w-0 break-words" style={style}>
              Karibu: a day on the farm, 0123456789
            </p>
          </Specimen>
        ))}
        <Specimen name="max-w-prose">
          <p className="max-w-prose">
            A line of a paragraph is as long as the eye finds its way back from without a search.
            That is between forty-five and seventy letters, and this column holds as many as that in
            Figtree. Words that explain stand in it; tables, pictures and cards need not.
          </p>
        </Specimen>
      </Chapter>
      <Chapter title="Space, corners, shadows, times">
        <Specimen name="Space: steps of 0.25rem">
          {[1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24].map((step) => (
            <State key={step} name={String(step)}>
              <span className="block aspect-square bg-tea" style={{ width: `${step / 4}rem` }} />
            </State>
          ))}
        </Specimen>
        <Specimen name="Corners">
          {cornerTokens.map(([name, borderRadius]) => (
            <State key={name} name={`rounded-${name} · ${borderRadius}`}>
              <span
                className="block h-20 w-32 border border-muted bg-card"
                style={{ borderRadius }}
              />
            </State>
          ))}
        </Specimen>
        <Specimen name="Shadows">
          {shadowTokens.map(([name, boxShadow]) => (
            <State key={name} name={`shadow-${name}`}>
              <span className="block h-20 w-32 rounded-postcard bg-card" style={{ boxShadow }} />
            </State>
          ))}
        </Specimen>
        <Specimen name="Times (point at them) and widths">
          {timeTokens.map(([name, value]) => (
            <State key={name} name={`duration-${name} · ${value}`}>
              <span
                className="block h-11 w-32 rounded-postcard bg-tea-soft ease-settle hover:translate-x-6 hover:bg-maize"
                style={{ transition: value }}
              />
            </State>
          ))}
          {widthTokens.map(([name, value]) => (
            <p key={name} className="text-sm">
              max-w-{name} · {value}
            </p>
          ))}
        </Specimen>
      </Chapter>
    </>
  )
}
