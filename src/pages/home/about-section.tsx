import { buttonClass, textLinkClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { Icon } from '../../components/ui/icon'
import { heartIcon, leafIcon, peopleIcon, rosetteIcon } from '../../components/ui/icon-paths'
import { Picture } from '../../components/ui/picture'
import { columnSizes } from '../../components/ui/picture-sizes'
import { Section } from '../../components/ui/section'
import { featureCards, ourStory } from '../../content/about'
import type { FeatureCard } from '../../content/model'
import { aboutPictures } from '../../content/pictures/about'
import { site } from '../../content/site'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'

const icons = {
  community: heartIcon,
  experience: rosetteIcon,
  authentic: peopleIcon,
  sustainable: leafIcon,
}

const painting = '/images/about/story.jpg'

/** Who the operator is, in a few paragraphs beside a painting, and four points. */
export function AboutSection() {
  return (
    <Section id="about" heading={site.tagline}>
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-8">
        <div>
          <Picture
            src={painting}
            alt="Four people talking in the shade of a great fig tree beside a farm path"
            file={aboutPictures[painting]}
            sizes={columnSizes}
            className="aspect-4/3 w-full rounded-postcard border-8 border-card object-cover shadow-card"
          />
        </div>
        <div className="grid justify-items-start gap-4 text-lg">
          <h3 className="text-subheading">Our Story</h3>
          {ourStory.map((parts, position) => (
            // oxlint-disable-next-line react/no-array-index-key -- the text never changes its order
            <p key={position} className="max-w-prose">
              {parts.map((part) =>
                typeof part === 'string' ? (
                  part
                ) : (
                  <Link key={part.href} to={part.href} className={textLinkClass}>
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
      </div>
      <ul className="mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {featureCards.map((card) => (
          <li key={card.title}>
            <Feature {...card} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Feature({ icon, title, description, links }: FeatureCard) {
  return (
    <article className="border-t-2 border-tea pt-5">
      <Icon d={icons[icon]} className="size-6 text-tea" />
      <h3 className="mt-3 text-subheading">{title}</h3>
      <p className="mt-2 text-muted">{description}</p>
      {links.length > 0 && (
        <ul className="mt-2">
          {links.map(({ title: text, url }) => (
            <li key={url}>
              <ExternalLink
                href={url}
                className={`inline-flex min-h-11 items-center md:min-h-9 ${textLinkClass}`}
              >
                {text}
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
