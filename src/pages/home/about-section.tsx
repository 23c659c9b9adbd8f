import { buttonClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { Icon } from '../../components/ui/icon'
import { heartIcon, leafIcon, peopleIcon, rosetteIcon } from '../../components/ui/icon-paths'
import { Section } from '../../components/ui/section'
import { featureCards, ourStory } from '../../content/about'
import type { FeatureCard } from '../../content/model'
import { site } from '../../content/site'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'

const icons = {
  community: heartIcon,
  experience: rosetteIcon,
  authentic: peopleIcon,
  sustainable: leafIcon,
}
const linkClass = 'font-semibold text-tea underline underline-offset-4 hover:text-tea-dark'

/** Who the operator is, in a few paragraphs and four cards. */
export function AboutSection() {
  return (
    <Section id="about" heading={site.tagline}>
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-14">
        <div className="grid content-start justify-items-start gap-4 text-lg">
          <h3 className="text-2xl font-bold">Our Story</h3>
          {ourStory.map((parts, position) => (
            // oxlint-disable-next-line react/no-array-index-key -- the text never changes its order
            <p key={position} className="max-w-prose">
              {parts.map((part) =>
                typeof part === 'string' ? (
                  part
                ) : (
                  <Link key={part.href} to={part.href} className={linkClass}>
                    {part.name}
                  </Link>
                ),
              )}
            </p>
          ))}
          <Link to={paths.about()} className={buttonClass('secondary', 'mt-2')}>
            Learn More About Us
          </Link>
        </div>
        <ul className="grid gap-5 sm:grid-cols-2">
          {featureCards.map((card) => (
            <li key={card.title}>
              <Feature {...card} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function Feature({ icon, title, description, links }: FeatureCard) {
  return (
    <article className="h-full rounded-xl bg-card p-6 shadow-card">
      <span className="grid size-12 place-items-center rounded-full bg-tea-soft text-tea">
        <Icon d={icons[icon]} className="size-6" />
      </span>
      <h3 className="mt-4 text-xl font-bold">{title}</h3>
      <p className="mt-2 text-muted">{description}</p>
      {links.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {links.map(({ title: text, url }) => (
            <li key={url}>
              <ExternalLink href={url} className={`inline-flex min-h-9 items-center ${linkClass}`}>
                {text}
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
