import { AboutSection } from './about-section'
import { ContactSection } from './contact-section'
import { FeaturedTours } from './featured-tours'
import { ImpactSection } from './impact-section'
import { NewsletterSlot } from './newsletter/newsletter-slot'
import { PartnersSection } from './partners-section'

/** All of the home page that no screen shows at first. */
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
