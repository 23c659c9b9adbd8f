import { expect, test } from 'vitest'
import { launchPoints } from '../../src/admin/frame/launch/launch-points'
import { sheetsSchema } from '../../src/admin/frame/launch/launch-state'
import { company } from '../../src/content/facts/company'
import { legal } from '../../src/content/facts/legal'
import { partners } from '../../src/content/facts/partners'
import { shipped } from '../../src/content/shipped'
import { shippedAnswer } from '../admin/support/launch-answer'

test('K159 the launch check takes no sample of the project for something of the operator', () => {
  const state = {
    ...shippedAnswer,
    sheets: sheetsSchema.parse({ company, legal, partners }),
    origin: 'https://farm.example',
    hasSecondFactor: false,
  }
  // Nobody has set up a site that has name and number of the sample: its texts are the sample's, too.
  const isSample = company.name === shipped.name && company.phone === shipped.phone
  const done = launchPoints.filter(({ check }) => isSample && check(state).state === 'done')
  expect(done.map(({ title }) => title)).toEqual([])
})
