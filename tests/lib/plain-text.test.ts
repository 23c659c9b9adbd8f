import { expect, test } from 'vitest'
import { plainText } from '../../src/lib/plain-text'

test('keeps the text and drops the markup', () => {
  expect(
    plainText('Beside <a href="https://x.example">Lake  Naivasha</a>,\n<em>karibu</em>.'),
  ).toBe('Beside Lake Naivasha, karibu.')
})

test('decodes each entity once', () => {
  expect(plainText('Tea &amp; cheese &lt;3 &amp;lt; &quot;it&#39;s&quot;&nbsp;')).toBe(
    'Tea & cheese <3 &lt; "it\'s"',
  )
})
