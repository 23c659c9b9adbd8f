import { coreValues } from '../../content/about-page'
import { SideSection } from './side-section'

/** The four core values, a ruled list. */
export function CoreValues() {
  return (
    <SideSection heading="Our Core Values">
      <ul className="border-b border-line">
        {coreValues.map(({ title, text }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-2 border-t border-line py-6 md:grid-cols-[2fr_3fr]"
          >
            <h3 className="text-subheading text-tea">{title}</h3>
            <p className="max-w-prose text-lg">{text}</p>
          </li>
        ))}
      </ul>
    </SideSection>
  )
}
