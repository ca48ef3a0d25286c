import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BarChart } from './BarChart.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { Radar } from './Radar.tsx'
import { Ring } from './Ring.tsx'

const soon = { timeout: 2_000 }

test.for([
  { value: 2, max: 8, percent: 25 },
  { value: 40, max: 100, percent: 40 },
  { value: 9, max: 8, percent: 100 },
  { value: -1, max: 8, percent: 0 },
  { value: 0, max: 0, percent: 0 },
])(
  '$value of $max is said as $percent percent, and drawn as much',
  async ({ value, max, percent }) => {
    render(<ProgressBar label="Answered" value={value} max={max} />)
    const bar = screen.getByRole('progressbar', { name: 'Answered' })
    expect(bar.getAttribute('aria-valuenow')).toBe(String(percent))
    const drawn = percent === 0 ? '' : `${percent / 100} 1`
    await expect.poll(() => bar.querySelector('div')?.style.scale ?? '', soon).toBe(drawn)
  },
)

test('words are said instead of the percentage where there are some', () => {
  render(<ProgressBar label="Quest" value={2} max={3} valueText="2 of 3" />)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 3')
})

test('a ring with a label is an image; without one it is hidden, as the text nearby says the same', () => {
  const { rerender } = render(<Ring percent={40} label="40 percent" />)
  expect(screen.getByRole('img', { name: '40 percent' })).toBeTruthy()
  rerender(<Ring percent={40}>40</Ring>)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('40').closest('[aria-hidden="true"]')).toBeTruthy()
})

test('a bar chart is summed up for a screen reader, and its table has every value', () => {
  const bars = [
    { label: 'Mon', value: 3 },
    { label: 'Tue', value: 12 },
    { label: 'Wed', value: 0 },
  ]
  render(<BarChart title="Lessons a day" columns={['Day', 'Lessons']} bars={bars} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Lessons a day. Highest: Tue, 12.',
  )
  expect(tableText('Lessons a day')).toEqual(['Day Lessons', 'Mon 3', 'Tue 12', 'Wed 0'])
})

test('the table of a skill radar has every skill in percent', () => {
  const axes = [
    { label: 'Budgeting', value: 33.4 },
    { label: 'Teamwork', value: 100 },
    { label: 'Leadership', value: 0 },
  ]
  render(<Radar title="Your skills" columns={['Skill', 'Progress']} axes={axes} />)
  expect(screen.getByRole('img', { name: 'Your skills' })).toBeTruthy()
  expect(tableText('Your skills')).toEqual([
    'Skill Progress',
    'Budgeting 33%',
    'Teamwork 100%',
    'Leadership 0%',
  ])
})

function tableText(name: string): string[] {
  const table = screen.getByRole<HTMLTableElement>('table', { name, hidden: true })
  return [...table.rows].map((row) =>
    [...row.cells].map(({ textContent }) => textContent).join(' '),
  )
}
