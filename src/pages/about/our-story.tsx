import { useId } from 'react'
import { aboutNarrative, aboutStory } from '../../content/about-page'
import { Pillars } from './pillars'
import { sectionClass, sideGridClass } from './side-section'

const [opening, ...story] = aboutStory

/** The company's story with its three pillars. */
export function OurStory() {
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
      <Pillars />
      <div className={`${sectionClass} ${sideGridClass}`}>
        <div className="grid gap-x-12 gap-y-5 text-lg md:grid-cols-2 lg:col-start-2">
          {aboutNarrative.map((text) => (
            <p key={text} className="max-w-prose">
              {text}
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}
