import { buttonClass } from '../../components/ui/button'
import { Section } from '../../components/ui/section'
import { partners } from '../../content/partners'
import { site } from '../../content/site'
import { mailtoLink } from '../../lib/mailto'

/** The partners' logos, and the way to become one. */
export function PartnersSection() {
  return (
    <Section heading="Our Partners" intro="Growers, keepers and teachers we walk with.">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {partners.map(({ name, logo, website }) => (
          <li key={name}>
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer"
              className="grid h-full place-items-center rounded-xl bg-card p-4 shadow-card hover:shadow-raised"
            >
              <img
                src={logo}
                alt={name}
                width={240}
                height={120}
                loading="lazy"
                className="aspect-[2/1] w-full object-contain"
              />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <a
          href={mailtoLink(site.partnersEmail, 'Partnership with your farm tours')}
          className={buttonClass('secondary')}
        >
          Become a Partner
        </a>
      </p>
    </Section>
  )
}
