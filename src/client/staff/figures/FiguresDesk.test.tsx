import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CountedMonth } from '#contract/staff-figures.ts'
import { figurePlaces, shownFigure } from '#domain/people/month-figures.ts'
import { openScene } from '../../testing/scene.tsx'
import { FiguresDesk } from './FiguresDesk.tsx'

function month(first: string, kingston: number, hanover: number): CountedMonth {
  const people: Readonly<Record<string, number>> = { Kingston: kingston, Hanover: hanover }
  const shown = (share: number) =>
    shownFigure(figurePlaces.map((place) => Math.floor((people[place] ?? 0) * share)))
  return {
    month: first,
    countedAt: '2026-12-01T07:20:00.000Z',
    figures: {
      active: shown(1),
      finished: shown(0.5),
      shown: shown(0.4),
      applied: shown(0.2),
      hired: shown(0),
    },
  }
}

const cellsOf = (table: HTMLElement, row: string) =>
  within(within(table).getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('the desk shows the newest month by parish, hides few people, and another month when chosen', async () => {
  const months = [month('2026-11-01', 1000, 9), month('2026-10-01', 80, 3)]
  const { user } = openScene(<FiguresDesk />, { answers: { 'GET /api/staff/figures': { months } } })
  const november = await screen.findByRole('table', { name: 'November 2026 by parish' })
  expect(cellsOf(november, 'Kingston')).toEqual(['1,000', '500', '400', '200', 'under 5'])
  expect(cellsOf(november, 'Hanover')).toEqual(['9', 'under 5', 'under 5', 'under 5', 'under 5'])
  expect(cellsOf(november, 'All students')).toEqual(['1,009+', '500+', '400+', '200+', 'hidden'])
  const byMonth = screen.getByRole('table', { name: 'All students by month' })
  expect(cellsOf(byMonth, 'October 2026')).toEqual(['80+', '40+', '32+', '16+', 'hidden'])

  await user.selectOptions(screen.getByLabelText('Month'), 'October 2026')
  expect(location.search).toBe('?list=2026-10-01')
})

test('before the first count the desk says when there will be figures', async () => {
  openScene(<FiguresDesk />, { answers: { 'GET /api/staff/figures': { months: [] } } })
  expect(await screen.findByText('No figures yet')).toBeTruthy()
})
