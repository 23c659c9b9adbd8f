import { Icon } from '../../components/ui/icon'
import { leafIcon, peopleIcon, sproutIcon } from '../../components/ui/icon-paths'
import { pillars } from '../../content/about-page'

/** Icon and offset of each pillar, in the order of `pillars`. */
const steps = [
  { icon: leafIcon, offset: 'lg:mt-24' },
  { icon: sproutIcon, offset: 'lg:mt-12' },
  { icon: peopleIcon, offset: '' },
]

/** The three pillars, arranged as ascending steps. */
export function Pillars() {
  return (
    <div className="bg-tea-dark text-card">
      <div className="relative mx-auto max-w-page px-4 pt-12 sm:px-6 md:pt-16 lg:pt-20">
        <h3 className="text-subheading text-maize lg:absolute">Three pillars</h3>
        <ul className="-mx-4 mt-6 grid gap-2 sm:-mx-6 lg:mx-0 lg:mt-0 lg:grid-cols-3">
          {pillars.map(({ title, text }, position) => (
            <li
              key={title}
              className={`border-t-4 border-maize bg-tea px-4 py-8 sm:px-6 lg:p-8 lg:pb-16 ${steps[position]?.offset ?? ''}`}
            >
              <Icon d={steps[position]?.icon ?? leafIcon} className="size-10 text-maize" />
              <h4 className="mt-4 font-display text-heading">{title}</h4>
              <p className="mt-3 max-w-prose text-lg">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
