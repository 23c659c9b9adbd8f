import { expect, test } from 'vitest'
import { checkRobots } from '../../../scripts/doctor/release-checks'

const answered = (text: string) => ({
  status: 200,
  headers: new Headers(),
  text: `${text}\n\nSitemap: https://example.org/sitemap.xml\n`,
  failure: '',
  at: 0,
})

// Cloudflare puts rules for the robots of others before those of the site.
test.each([
  ['one robot', 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /', 'good'],
  ['two robots', 'User-Agent: GPTBot\r\nUser-agent: CCBot\r\nDisallow: / # no', 'good'],
  ['a folder', 'User-agent: *\nDisallow: /admin', 'good'],
  ['everybody', 'user-agent: * # all\ndisallow: / # none', 'fault'],
  ['everybody with one robot', 'User-agent: *\nUser-agent: GPTBot\nDisallow: /', 'fault'],
  [
    'everybody after one robot',
    'User-agent: GPTBot\nAllow: /a\nUser-agent: *\nDisallow: /',
    'fault',
  ],
])('X42 robots.txt that keeps out %s', (_who, rules, state) => {
  expect(checkRobots(answered(rules)).state).toBe(state)
})
