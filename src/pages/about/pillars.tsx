import { Icon } from '../../components/ui/icon'
import { leafIcon, peopleIcon, sproutIcon } from '../../components/ui/icon-paths'
import { pillars } from '../../content/about-page'

/** Growing, trying, lifting together: one drawing for each pillar, in their order. */
const drawings = [leafIcon, sproutIcon, peopleIcon]

/** The three pillars. */
export function Pillars() {
  return (
    <>
      <h3 className="mt-10 text-2xl">Three pillars</h3>
      <ul className="my-5 grid gap-6 lg:grid-cols-3">
        {pillars.map(({ title, text }, position) => (
          <li key={title} className="border-t-4 border-maize py-4">
            <h4 className="flex items-center gap-3 font-display text-xl font-bold text-tea">
              <Icon d={drawings[position] ?? leafIcon} className="size-7 shrink-0" />
              {title}
            </h4>
            <p className="mt-2 max-w-prose text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
