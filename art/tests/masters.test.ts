import { expect, test } from 'vitest'
import { outdatedScenes } from '../commands/paint'

test('every master was painted by the program as it stands; `npm run art` paints the others', async () => {
  expect(await outdatedScenes()).toEqual([])
})
