import { Icon } from '../../components/ui/icon'
import { leafIcon, peopleIcon, sproutIcon } from '../../components/ui/icon-paths'
import { pillars } from '../../content/about-page'

/** Cultivate, innovate, elevate: a drawing for each, in their order, and how high its terrace is. */
const terraces = [
  { drawing: leafIcon, rise: 'lg:mt-24' },
  { drawing: sproutIcon, rise: 'lg:mt-12' },
  { drawing: peopleIcon, rise: '' },
]

/** The three pillars, as terraces that climb a slope. */
export function Pillars() {
  return (
    <div className="bg-tea-dark text-card">
      <div className="relative mx-auto max-w-page px-4 pt-12 sm:px-6 md:pt-16 lg:pt-20">
        <h3 className="text-subheading text-maize lg:absolute">Three pillars</h3>
        <ul className="-mx-4 mt-6 grid gap-2 sm:-mx-6 lg:mx-0 lg:mt-0 lg:grid-cols-3">
          {pillars.map(({ title, text }, position) => (
            <li
              key={title}
              className={`border-t-4 border-maize bg-tea px-4 py-8 sm:px-6 lg:p-8 lg:pb-16 ${terraces[position]?.rise ?? ''}`}
            >
              <Icon d={terraces[position]?.drawing ?? leafIcon} className="size-10 text-maize" />
              <h4 className="mt-4 font-display text-heading">{title}</h4>
              <p className="mt-3 max-w-prose text-lg">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
