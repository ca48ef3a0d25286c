import { expect, test } from 'vitest'
import { figurePlaces, shownFigure } from '#domain/people/month-figures.ts'
import { figuresFile } from './figures-file.ts'

const counts = (kingston: number, hanover: number) =>
  shownFigure(
    figurePlaces.map((place) =>
      place === 'Kingston' ? kingston : place === 'Hanover' ? hanover : 0,
    ),
  )

test('the file has a line for each parish and all students, with words where people are hidden', () => {
  const file = figuresFile([
    {
      month: '2026-10-01',
      countedAt: '2026-11-01T07:20:00.000Z',
      figures: {
        active: counts(1200, 5),
        finished: counts(30, 3),
        shown: counts(7, 0),
        applied: counts(2, 2),
        hired: counts(0, 0),
      },
    },
  ])
  const lines = file.replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(lines).toHaveLength(17)
  expect(lines[0]).toBe('"Month","Parish","Active","Finished","Shown","Applied","Hired"')
  expect(lines[1]).toBe('"2026-10","Kingston","1200","30","7","under 5","under 5"')
  expect(lines[9]).toBe('"2026-10","Hanover","5","under 5","under 5","under 5","under 5"')
  expect(lines[16]).toBe('"2026-10","All students","1205+","30+","7+","hidden","hidden"')
})
