// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../eventually'
import { keepPicturesSmall } from '../../src/app/small-pictures'
import { savesData } from '../../src/lib/data-saver'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
  document.body.replaceChildren()
})

function have(connection: object | undefined, prefersLess: boolean): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: prefersLess && query.replaceAll(' ', '') === '(prefers-reduced-data:reduce)',
  }))
}

const cases = [
  ['a browser that tells nothing', undefined, false, false],
  ['Save-Data', { saveData: true, effectiveType: '4g' }, false, true],
  ['a wish for less data', { saveData: false }, true, true],
  ['a wish for less data without a connection that tells', undefined, true, true],
  ['a good connection', { saveData: false, effectiveType: '4g' }, false, false],
  ['a fast one of a later name', { effectiveType: '5g' }, false, false],
  ['3g', { effectiveType: '3g' }, false, true],
  ['2g', { effectiveType: '2g' }, false, true],
  ['slow 2g', { effectiveType: 'slow-2g' }, false, true],
] as const

test.each(cases)('Q6 Q50 %s', (_what, connection, prefersLess, saves) => {
  have(connection, prefersLess)
  expect(savesData()).toBe(saves)
})

const picture = (id: string, attributes: string) =>
  `<picture><source id="${id}" sizes="80vw"><img ${attributes}></picture>`
const sizesOf = (id: string) => document.getElementById(id)?.getAttribute('sizes')

test('Q6 Q51 pictures that are not there yet come small, later ones too, and the one at the top stays', async () => {
  have({ saveData: true }, false)
  document.body.innerHTML = picture('late', 'loading="lazy"') + picture('lead', '')
  const stop = keepPicturesSmall()
  expect([sizesOf('late'), sizesOf('lead')]).toEqual(['1px', '80vw'])
  document.body.insertAdjacentHTML('beforeend', picture('dialog', 'loading="lazy"'))
  await eventually(() => expect(sizesOf('dialog')).toBe('1px'))
  stop()
})

test('Q51 with a good connection every picture stays as it is', () => {
  have({ effectiveType: '4g' }, false)
  document.body.innerHTML = picture('late', 'loading="lazy"')
  keepPicturesSmall()
  expect(sizesOf('late')).toBe('80vw')
})
