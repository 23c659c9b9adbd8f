import { buttonClass } from '../../components/ui/button'
import { Section } from '../../components/ui/section'
import { partners } from '../../content/partners'
import { site } from '../../content/site'
import { mailtoLink } from '../../lib/mailto'

/** The partners' logos, and a link to become a partner. */
export function PartnersSection() {
  return (
    <Section heading="Our Partners" intro="Growers, keepers and teachers we walk with.">
      <ul className="flex flex-wrap justify-center gap-4 border-y border-line py-8 md:flex-nowrap">
        {partners.map(({ name, logo, website }) => (
          <li key={name} className="basis-[44%] md:flex-1">
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer"
              className="block rounded-postcard p-2 hover:bg-card"
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
