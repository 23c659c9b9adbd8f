import { expect, test } from 'vitest'
import { grouped, pictureModule } from '../../scripts/images/picture-module'
import { pictureFiles } from '../../src/content/pictures'

const own = Object.entries(pictureFiles).filter(([address]) => !address.includes('/uploads/'))
const groups = grouped(Object.fromEntries(own))

// A master that was painted anew has another key. Then `npx vitest run --project current-content --update`
// takes it over into the frozen content.
test.each(['articles', 'gallery', 'tours'])(
  'the frozen content knows the pictures of %s as they are now',
  async (group) => {
    const module = pictureModule(group, groups.get(group) ?? [])
    await expect(
      module.replace("'../model'", "'../../../../src/content/model'"),
    ).toMatchFileSnapshot(`../frozen/content/pictures/${group}.ts`)
  },
)
