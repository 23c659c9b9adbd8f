import { expect, test } from 'vitest'
import { dataElement } from '../../../scripts/site/prerender'

test('Q3 no text can end the element of the data for search engines', () => {
  const data = { name: '</script><script>alert(1)</script>' }
  const element = dataElement(data)
  expect(element.match(/<\/script>/g)).toHaveLength(1)
  const [, text = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(element) ?? []
  expect(JSON.parse(text)).toEqual(data)
  expect(dataElement(undefined)).toBe('')
})
