import { group, id, list, paragraph, pictureParts, pictureUrl, textLine, url } from './part'

const passage = { title: textLine('Title', 60), text: paragraph('Text', 300) }

/** The about page. */
export const about = group('About page', {
  storyPicture: group('Picture beside Our Story', pictureParts),
  story: list('Our Story', paragraph('Paragraph', 600), { one: 'a paragraph', least: 1, most: 5 }),
  pillars: list('Pillars', group('Pillar', passage), { one: 'a pillar', least: 3, most: 3 }),
  narrative: list('Text under the pillars', paragraph('Paragraph', 600), {
    one: 'a paragraph',
    least: 1,
    most: 6,
  }),
  values: list('Core values', group('Value', passage), { one: 'a value', least: 2, most: 6 }),
  impactPicture: group('Picture beside the figures', pictureParts),
  team: list('Team', group('Person or role', { ...passage, ...pictureParts }), {
    one: 'a person or role',
    most: 12,
  }),
})

/** Partners on the home page. */
export const partners = group('Partners', {
  partners: list(
    'Partners',
    group('Partner', {
      name: textLine('Name', 80),
      logo: pictureUrl('Logo'),
      website: url('Website'),
    }),
    { one: 'a partner', most: 24 },
  ),
})

/** The services page. */
export const services = group('Services', {
  services: list(
    'Services',
    group('Service', {
      title: textLine('Name', 80),
      description: paragraph('Text', 240),
      category: { ...id('title'), input: 'category', label: 'Tours that belong to it' },
    }),
    { one: 'a service', least: 1, most: 20 },
  ),
})
