import { choice, group, linkedText, list, paragraph, pictureParts, textLine, url } from './part'

/** The top of the home page. */
export const hero = group('Hero', {
  slides: list(
    'Slides',
    group('Slide', {
      ...pictureParts,
      title: textLine('Title', 60),
      subtitle: textLine('Line above the title', 60),
      slogan: textLine('Slogan', 60),
      description: paragraph('Text', 200),
    }),
    { one: 'a slide', least: 3, most: 6 },
  ),
  film: group(
    'Story film',
    {
      provider: choice('Service', {
        file: 'The film of this site',
        youtube: 'YouTube',
        vimeo: 'Vimeo',
      }),
      id: textLine('Id of the film', 40, {
        need: 'optional',
        hint: 'The last part of the film’s address. Empty for the film of this site.',
      }),
      size: textLine('Size', 20, {
        need: 'optional',
        hint: 'Shown on the button, such as 2.4 MB. Visitors on a data bundle look for it.',
      }),
    },
    {
      check: ({ provider, id }) =>
        (provider === 'file') === (id === '')
          ? []
          : [
              {
                path: ['id'],
                message:
                  provider === 'file'
                    ? 'Remove the id, or choose the service that it belongs to.'
                    : 'Enter the id of the film at the service.',
              },
            ],
    },
  ),
})

/** The texts of the home page below the slides. */
export const home = group('Home page texts', {
  story: list('Our Story', linkedText('Paragraph', 600), {
    one: 'a paragraph',
    least: 1,
    most: 5,
  }),
  features: list(
    'Cards beside Our Story',
    group('Card', {
      icon: choice('Icon', {
        community: 'Heart',
        experience: 'Rosette',
        authentic: 'People',
        sustainable: 'Leaf',
      }),
      title: textLine('Title', 60),
      description: paragraph('Text', 240),
      links: list(
        'Links',
        group('Link', { title: textLine('Text of the link', 80), url: url('Address') }),
        { one: 'a link', most: 5 },
      ),
    }),
    { one: 'a card', least: 2, most: 6 },
  ),
  sustainability: paragraph('Text under the impact figures', 600),
})

const figure = group('Figure', {
  number: textLine('Figure', 20, { hint: 'With its sign: 7+, 98%, Ksh 2M+.' }),
  label: textLine('Label', 40),
  description: textLine('Sentence', 120),
  definition: textLine('What counts', 160, { hint: 'Shown when a visitor asks.' }),
})

/** The figures of the home page and of the about page. */
export const figures = group('Figures', {
  hero: list('Counters below the slides', figure, { one: 'a figure', least: 2, most: 4 }),
  impact: list('Impact on the home page', figure, { one: 'a figure', least: 2, most: 6 }),
  about: list('Figures of the about page', figure, { one: 'a figure', least: 2, most: 6 }),
})
