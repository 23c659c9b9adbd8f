import { useId } from 'react'
import { Icon } from '../ui/icon'
import { peopleIcon } from '../ui/icon-paths'
import { leafIcon, sproutIcon } from '../ui/more-icon-paths'
import type { FactsOf } from '../../content/collections/facts/sheets'
import { sectionClass, sideGridClass } from './side-section'

type OurStoryProps = Pick<FactsOf<'about'>, 'story' | 'pillars' | 'narrative'>

/** The company's story with its three pillars. */
export function OurStory({ story: [opening, ...story], pillars, narrative }: OurStoryProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <div className={`${sectionClass} ${sideGridClass}`}>
        <h2 id={headingId} className="text-heading text-terracotta-dark">
          Our Story
        </h2>
        <div>
          <p className="font-display text-heading">{opening}</p>
          {story.map((text) => (
            <p key={text} className="mt-8 max-w-prose text-lead">
              {text}
            </p>
          ))}
        </div>
      </div>
      <Pillars pillars={pillars} />
      <div className={`${sectionClass} ${sideGridClass}`}>
        <div className="grid gap-x-12 gap-y-5 text-lg md:grid-cols-2 lg:col-start-2">
          {narrative.map((text) => (
            <p key={text} className="max-w-prose">
              {text}
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Icon and offset of each pillar, in the order of the pillars. */
const steps = [
  { icon: leafIcon, offset: 'lg:mt-24' },
  { icon: sproutIcon, offset: 'lg:mt-12' },
  { icon: peopleIcon, offset: '' },
]

/** The three pillars, arranged as ascending steps. */
function Pillars({ pillars }: Pick<OurStoryProps, 'pillars'>) {
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
