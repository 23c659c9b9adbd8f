import { expect, test } from 'vitest'
import { checkHome } from '../../../scripts/doctor/page-checks'

const movedTo = (location: string) =>
  checkHome({ status: 301, headers: new Headers({ location }), text: '', failure: '', at: 0 })

test('X42 an address that leads on to that of the site is to be asked for there, and the host is not blamed', () => {
  const { now, toDo } = movedTo('https://www.mbuni.example/')
  expect(now).toContain('https://www.mbuni.example/')
  expect(toDo).toBe('Ask again with the address that it leads to: https://www.mbuni.example.')
  expect(movedTo('/elsewhere').toDo).toContain('at your host')
})
