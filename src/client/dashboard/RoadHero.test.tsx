import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Road } from '#contract/dashboard.ts'
import { exampleDay } from '../testing/examples.ts'
import { openScene } from '../testing/scene.tsx'
import { RoadHero } from './RoadHero.tsx'

const road: Road = {
  course: { id: 'budgeting', title: 'Budgeting' },
  units: [
    { id: 'start', title: 'Your first budget', stones: ['done', 'done'] },
    { id: 'save', title: 'Saving', stones: ['done', 'now', 'ahead'] },
    { id: 'owe', title: 'Owing', stones: ['ahead'] },
  ],
  at: 1,
  minutes: 4,
}

test('the road says where the student is, and what is done before and after', () => {
  show(road)
  const hero = screen.getByRole('region', { name: 'Your next step' })
  expect(hero.textContent).toContain('Budgeting · Unit 2 of 3')
  expect(hero.textContent).toContain('1 of 3 lessons done')
  expect(hero.textContent).toContain('Your first budget: 2 of 2 lessons done')
  expect(hero.textContent).toContain('Owing: 0 of 1 lessons done')
})

test('without a course the road starts in the hills', () => {
  show(null)
  expect(screen.getByRole('img', { name: 'Newcastle' })).toBeTruthy()
  expect(screen.getByText('Your road')).toBeTruthy()
})

function show(shown: Road | null) {
  return openScene(<RoadHero student={{ ...exampleDay, road: shown }} />, { answers: {} })
}
