import { paths } from '../lib/paths'
import type { FeatureCard, TextPart } from './model'
import { site } from './site'

/** Paragraphs of Our Story. An object is a link. */
export const ourStory: readonly (readonly TextPart[])[] = [
  [
    `${site.name} is built on a simple habit: ask a farmer what is growing, and stay for tea. Half an hour at a kitchen table teaches more about Kenya than a week behind a windscreen.`,
  ],
  [
    'So ',
    { name: 'our tours', href: paths.tours() },
    ' run from half a morning among goats to nine days across the highlands. The farms stay farms. You join the work of the day, whatever the season has put on the list.',
  ],
  [
    'We also plan workshops, research visits and stays; see ',
    { name: 'all our services', href: paths.services() },
    '. And if you have an idea that fits nowhere, ',
    { name: 'write to us', href: paths.contact() },
    '. Good ideas usually start that way.',
  ],
]

/** The four cards beside Our Story, in order. */
export const featureCards: readonly FeatureCard[] = [
  {
    icon: 'community',
    title: 'Community Focused',
    description:
      'The people who work the land host the day, set the pace and share in what it earns.',
    links: [],
  },
  {
    icon: 'experience',
    title: '7+ Years Experience',
    description:
      'Enough seasons to know when the road floods, when the coffee reddens and when to bring a jumper.',
    links: [],
  },
  {
    icon: 'authentic',
    title: 'Authentic Experiences',
    description:
      'No staged villages. You see what happens on a farm that day, and you may be handed a bucket.',
    links: [],
  },
  {
    icon: 'sustainable',
    title: 'Sustainable Tourism',
    description:
      'Small footprints, full baskets. We learn from those who set the standard for travel that leaves a place better.',
    links: [
      {
        title: 'About sustainable tourism',
        url: 'https://en.wikipedia.org/wiki/Sustainable_tourism',
      },
      { title: 'Kenya Wildlife Service', url: 'https://www.kws.go.ke/' },
    ],
  },
]

/** The text under the figures of the impact section. */
export const sustainabilityText =
  'A visit should do the land good. We keep groups to the size a farm can carry, buy lunch where we walk, choose hosts who build soil and save water, and ask every guest to leave nothing behind but footprints and, now and then, a planted tree.'
