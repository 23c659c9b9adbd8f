import { AboutSection } from './about-section'
import { ContactSection } from './contact-section'
import { FeaturedTours } from './featured-tours'
import { ImpactSection } from './impact-section'
import { NewsletterSlot } from './newsletter/newsletter-slot'
import { PartnersSection } from './partners-section'

/** Everything below the first screen of the home page, in a chunk of its own. */
export function BelowTheFold() {
  return (
    <>
      <AboutSection />
      <FeaturedTours />
      <PartnersSection />
      <ImpactSection />
      <ContactSection />
      <NewsletterSlot />
    </>
  )
}
