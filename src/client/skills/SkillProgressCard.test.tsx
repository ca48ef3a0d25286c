import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Output } from '../app/api.ts'
import { openScene } from '../testing/scene.tsx'
import { SkillProgressCard } from './SkillProgressCard.tsx'

type Progress = Output<'GET /api/skills'>['skills'][number]

const nothing = { xp: 0, percent: 0, level: null, mastery: 0, finished: false, shown: null }
const skills: Progress[] = [
  { ...nothing, skill: 'budgeting', xp: 400, percent: 40, mastery: 40, finished: true },
  {
    ...nothing,
    skill: 'teamwork',
    xp: 75,
    percent: 8,
    mastery: 54,
    shown: { score: 90, project: false, simulation: false },
  },
  { ...nothing, skill: 'communication' },
]

test('a skill says in words what is finished and what is shown, and how much of it the student holds', async () => {
  show()
  const budgeting = await screen.findByRole('button', { name: /^Budgeting/ })
  within(budgeting).getByText('Finished')
  within(budgeting).getByText('40%')
  expect(within(budgeting).queryByText('Shown')).toBeNull()
  const teamwork = screen.getByRole('button', { name: /^Teamwork/ })
  within(teamwork).getByText('Shown')
  within(teamwork).getByText('54%')
  expect(within(teamwork).queryByText('Finished')).toBeNull()
  screen.getByText(/^100% means a finished course, full marks/)
})

test('the sheet of a skill says how it was shown, or what would show it', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: /^Teamwork/ }))
  await screen.findByText('Assessment passed with 90%. You can share this with a business.')
  screen.getByText('Not finished yet.')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: /^Budgeting/ }))
  expect(await screen.findByText(/^Get 70% or more in the assessment/)).not.toBeNull()
})

function show() {
  return openScene(<SkillProgressCard />, {
    answers: {
      'GET /api/skills': { skills },
      'GET /api/activities': { activities: [], next: null, count: 0 },
    },
  })
}
