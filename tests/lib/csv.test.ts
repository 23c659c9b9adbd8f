import { expect, test } from 'vitest'
import { toCsv } from '../../src/lib/csv'

test('Q45 a table has a line for each row, with its texts in quotation marks', () => {
  expect(
    toCsv([
      ['Tour', 'Number'],
      ['Goats, "Mbuzi"', 3],
    ]),
  ).toBe('\uFEFF"Tour","Number"\r\n"Goats, ""Mbuzi""",3\r\n')
})

test.each(['=1+1', '+254 700', '-2', '@SUM(A1)', '\t=1', ' =1', '\r=1', '=HYPERLINK("x")'])(
  'Q45 %j does not become a formula',
  (text) => expect(toCsv([[text]])).toBe(`\uFEFF"'${text.replaceAll('"', '""')}"\r\n`),
)

test('Q45 numbers stay numbers, negative ones too, and texts with a sign inside stay as they are', () => {
  expect(toCsv([[-3, 'Half-day = fun']])).toBe('\uFEFF-3,"Half-day = fun"\r\n')
})
