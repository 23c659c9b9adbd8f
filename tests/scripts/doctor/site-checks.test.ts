import { expect, test } from 'vitest'
import { checkHome } from '../../../scripts/doctor/page-checks'
import { checkRobots } from '../../../scripts/doctor/release-checks'

const movedTo = (location: string) =>
  checkHome({ status: 301, headers: new Headers({ location }), text: '', failure: '', at: 0 })

test('X42 an address that leads on to that of the site is to be asked for there, and the host is not blamed', () => {
  const { now, toDo } = movedTo('https://www.mbuni.example/')
  expect(now).toContain('https://www.mbuni.example/')
  expect(toDo).toBe('Ask again with the address that it leads to: https://www.mbuni.example.')
  expect(movedTo('/elsewhere').toDo).toContain('at your host')
})

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
