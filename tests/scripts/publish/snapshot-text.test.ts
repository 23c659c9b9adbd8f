import { expect, test } from 'vitest'
import type { ContentRows } from '../../../src/publish/rows'
import { articleRow, galleryRow, tourRow } from '../../publish/rows'
import { answerOf, pullFolder, runPull } from './pull-folder'

/** Half of an emoji. */
const half = '\uD83D'

const rest = [tourRow(2), tourRow(3), tourRow(4)]
const broken: [string, Partial<ContentRows>, RegExp][] = [
  ['a title', { tours: [tourRow(1, { title: `Goats ${half}` }), ...rest] }, /^tour 1 .*, title:/],
  [
    'a text',
    { tours: [tourRow(1, { full_description: `<p>${half}</p>` }), ...rest] },
    /^tour 1 .*, fullDescription:/,
  ],
  [
    'a line of a list',
    { tours: [tourRow(1, { includes: [half] }), ...rest] },
    /^tour 1 .*, includes:/,
  ],
  [
    'an address',
    { tours: [tourRow(1, { image: `/images/${half}.jpg` }), ...rest] },
    /^tour 1 .*, image:/,
  ],
  [
    'a link',
    {
      tours: [
        tourRow(1, { external_links: [{ title: 'x', url: `https://a.example/${half}` }] }),
        ...rest,
      ],
    },
    /^tour 1 .*, externalLinks:/,
  ],
  ['an article', { blog_posts: [articleRow(1, { author: half })] }, /^post 1 .*, author:/],
  [
    'a caption',
    { gallery_images: [galleryRow(1, { description: half })] },
    /^picture 1 .*, description:/,
  ],
  [
    'the address of a picture',
    { gallery_images: [galleryRow(1, { url: `/images/${half}.jpg` })] },
    /^picture 1 .*, url:/,
  ],
]

test.each(broken)('Z17 half of a letter in %s is told with its row', async (_where, rows, told) => {
  const folder = pullFolder()
  const { code, complained } = await runPull(folder, { answer: answerOf(rows) })
  expect([code, folder.files()]).toEqual([1, {}])
  expect(complained[0]).toMatch(told)
})

test.each(['con', 'nul', 'com1', 'lpt9'])(
  'Z17 %s is no address, since Windows can hold no such folder',
  async (slug) => {
    const folder = pullFolder()
    const answer = answerOf({ tours: [tourRow(1, { slug }), ...rest] })
    expect((await runPull(folder, { answer })).complained[0]).toContain(
      'slug: Windows reserves this name for a device: add a word to the address.',
    )
    const longer = answerOf({ tours: [tourRow(1, { slug: `${slug}-tour` }), ...rest] })
    expect((await runPull(folder, { answer: longer }, ['--dry'])).code).toBe(0)
  },
)
