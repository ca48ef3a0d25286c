import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PathFigures } from './PathFigures.tsx'

const fee = {
  id: 'fee',
  label: 'Fee',
  value: 'J$500',
  asOf: '2024-03-20',
  source: 'Health authority',
  url: null,
}
const nothing = { payFigures: [], routes: [], facts: [] }

test('each way in has its cost, length and subjects, and says what no source tells', () => {
  const cost = { text: 'J$500', asOf: '2024-03-20' }
  const route = { title: 'Permit', cost, length: null, subjects: null, age: null }
  render(<PathFigures path={{ ...nothing, routes: [route], facts: [fee] }} />)
  expect(rows()).toEqual([
    'Permit',
    'Cost J$500 (as of 2024)',
    'Length We found no source. Ask before you sign up.',
    'Subjects We found no source. Ask before you sign up.',
  ])
  expect(screen.queryByText('Where these numbers come from')).not.toBeNull()
})

test('pay is named with the year of its source, and an age where a source has one', () => {
  const amount = { text: 'about J$80,000 a month', asOf: '2022-05-14' }
  const age = { text: '17 to 30', asOf: '2019-08-21' }
  const route = { title: 'Police', cost: amount, length: amount, subjects: amount, age }
  const pay = { what: 'Trainee', amount }
  render(<PathFigures path={{ ...nothing, payFigures: [pay], routes: [route] }} />)
  expect(rows().slice(0, 3)).toEqual([
    'Pay',
    'Trainee about J$80,000 a month (as of 2022)',
    'Police',
  ])
  expect(rows().at(-1)).toBe('Age 17 to 30 (as of 2019)')
})

test('a path without numbers shows no table', () => {
  render(<PathFigures path={nothing} />)
  expect(screen.queryByRole('table')).toBeNull()
})

/** What a screen reader says of each row, heading first. */
function rows(): string[] {
  return within(screen.getByRole('table', { name: 'Pay and ways in' }))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent).join(' '))
}
