import { Figures } from '../../components/ui/figures'
import { Section } from '../../components/ui/section'
import { sustainabilityText } from '../../content/about'
import { impactStats } from '../../content/stats'

/** What visits do for the places that are visited. */
export function ImpactSection() {
  return (
    <Section id="impact" heading="Our Impact" className="bg-maize-soft">
      <Figures figures={impactStats} />
      <p className="mt-8 max-w-prose text-lg">{sustainabilityText}</p>
    </Section>
  )
}
