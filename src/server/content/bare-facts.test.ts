import { expect, test } from 'vitest'
import { bareFactsIn } from './bare-facts.ts'

const facts = [
  fact('minimum-wage-hour', 'J$425'),
  fact('nis-employee-rate', '3%'),
  fact('education-tax-employee-rate', '2.25%'),
  fact('jdic-cover', 'J$1.2 million'),
  fact('employment-agencies-phone', '876-922-9500'),
]

test.each([
  ['The minimum wage is J$425 an hour.', 'J$425'],
  ['The minimum wage is $425.', 'J$425'],
  ['NIS takes 3 per cent of your pay.', '3%'],
  ['Education tax is 2.25 %.', '2.25%'],
  ['Deposit insurance covers J$1.2 million.', 'J$1.2 million'],
  ['Ring 876-922-9500.', '876-922-9500'],
  ['Call 876 111-2222.', '876 111-2222'],
  ['In danger, call 119 at once.', '119'],
])('"%s" contains a hard-coded figure', (text, expected) => {
  expect(bareFactsIn(text, facts, true).map(({ figure }) => figure)).toEqual([expected])
})

test.each([
  'A box lunch costs J$425.',
  'The minimum wage changed. Lunch is J$425.',
  'The minimum wage is {{fact:minimum-wage-hour}}.',
  'The minimum wage was J$4,250 for ten hours.',
  'NIS takes 13% of nothing.',
  'NIS 3%: 2,100',
  'Write to 876-555-0123.',
  'He read 119 pages.',
])('"%s" contains no hard-coded figure', (text) => {
  expect(bareFactsIn(text, facts, true)).toEqual([])
})

test('a question may state the rate that is needed to solve it, but not the wage', () => {
  expect(bareFactsIn('Use NIS 3%.', facts, false)).toEqual([])
  expect(bareFactsIn('The minimum wage is J$425.', facts, false)).toHaveLength(1)
})

test('a hard-coded figure is reported with its line', () => {
  const [figure] = bareFactsIn('One\n\nThe minimum wage is J$425.', facts, true)
  expect(figure).toEqual({ figure: 'J$425', hint: '{{fact:minimum-wage-hour}}', linesBelow: 2 })
})

function fact(id: string, value: string) {
  return { id, value, label: 'L', asOf: '2026-07', source: 'S', reviewBy: '2027-01-01' }
}
