import { choice, flag, group, id, list, paragraph, pictureParts, textLine } from './part'

const retired = flag('Retired', {
  hint: 'Keeps what has it, but is no longer offered for anything new.',
})

/** Tours and pictures have the name of their category, so that it must lead to one. */
const twiceNamed = (key: string, entries: readonly { name: string }[]) => {
  const names = entries.map(({ name }) => name)
  return names.flatMap((name, index) =>
    names.indexOf(name) < index
      ? [
          {
            path: [key, index, 'name'],
            message: `“${name}” is there twice: choose another name.`,
          },
        ]
      : [],
  )
}

/** The categories of tours. Renaming one renames it in every tour. */
export const categories = group(
  'Tour categories',
  {
    categories: list(
      'Tour categories',
      group('Tour category', {
        id: id('name'),
        name: textLine('Name', 60),
        colour: choice('Colour', {
          tea: 'Green',
          maize: 'Yellow',
          terracotta: 'Red',
          lake: 'Blue',
          dusk: 'Violet',
        }),
        ...pictureParts,
        retired,
      }),
      { one: 'a category', least: 1, most: 12 },
    ),
  },
  { check: ({ categories: entries }) => twiceNamed('categories', entries) },
)

/** The series of the gallery. Renaming one renames it in every picture. */
export const series = group(
  'Gallery series',
  {
    series: list(
      'Gallery series',
      group('Gallery series', {
        id: id('name'),
        name: textLine('Name', 60),
        text: paragraph('Text under the pictures', 800),
        retired,
      }),
      { one: 'a series', least: 1, most: 20 },
    ),
    allText: paragraph('Text under the pictures of all series', 800),
  },
  { check: ({ series: entries }) => twiceNamed('series', entries) },
)
