import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SimulationState, StepMark } from '#contract/simulations.ts'
import { openScene } from '../testing/scene.tsx'
import { SimulationDay } from './SimulationDay.tsx'

const route = 'POST /api/simulations/:id/answers'
const about = {
  id: 'shop',
  title: 'Cook shop',
  place: 'Kingston',
  role: 'Counter hand',
  minutes: 45,
  summary: 'A day.',
  scene: 'It is Friday.',
  skills: ['communication' as const],
  steps: 12,
}
const trust = (value: number) => [{ id: 'trust', label: 'Trust', unit: null, value }]
type Going = Extract<SimulationState, { kind: 'going' }>
const slip: Going = {
  kind: 'going',
  about,
  best: null,
  passed: false,
  attempt: 0,
  answered: 3,
  gauges: trust(4),
  step: {
    id: 'slip',
    at: '9:10 am',
    part: { title: 'Breakfast', place: 2, of: 4 },
    messages: [{ from: 'Mr. Grant', text: 'Seven lunches at noon, please.' }],
    task: {
      type: 'form',
      id: 'slip-a',
      question: 'Write the order.',
      title: 'Order slip',
      fields: [
        { label: 'Lunches', options: null },
        { label: 'Time', options: ['noon', 'one'] },
      ],
    },
  },
}
const mark: StepMark = {
  correct: false,
  partly: true,
  note: '1 of 2 fields are right.',
  correctAnswer: '- Lunches: 7\n- Time: noon',
  userAnswer: '- Lunches: 8\n- Time: noon',
  explanation: 'He changed it.',
  fields: [
    { right: false, answer: '7' },
    { right: true, answer: 'noon' },
  ],
}
const next: Going = { ...slip, answered: 4, gauges: trust(3) }

test('a form is checked when it is complete, and each field says if it is right', async () => {
  const { user, sentTo } = show()
  expect(screen.getByText('9:10 am')).toBeTruthy()
  await user.type(await screen.findByLabelText('Lunches'), '8')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(screen.getByRole('alert').textContent).toBe('Fill in every field.')
  expect(sentTo(route)).toEqual([])

  await user.selectOptions(screen.getByLabelText('Time'), 'noon')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('Partly right')).toBeTruthy()
  expect(sentTo(route)).toEqual([
    { id: 'shop', attempt: 0, stepId: 'slip', answer: '["8","noon"]' },
  ])
  expect(screen.getByText('Should be: 7')).toBeTruthy()
  expect(screen.getByText('Right')).toBeTruthy()
  expect(screen.getByText('Trust −1')).toBeTruthy()
  // Nothing comes back in a working day.
  expect(screen.queryByText(/comes back/)).toBeNull()
})

test('what was filled in is a draft on the device until it is marked', async () => {
  const first = show()
  await first.user.type(await screen.findByLabelText('Lunches'), '8')
  first.show(<p>Somewhere else</p>)
  first.show(day())
  expect(await lunches()).toBe('8')
  await first.user.selectOptions(screen.getByLabelText('Time'), 'noon')
  await first.user.click(screen.getByRole('button', { name: 'Check' }))
  await screen.findByText('Partly right')
  first.show(<p>Somewhere else</p>)
  first.show(day())
  expect(await lunches()).toBe('')
})

async function lunches(): Promise<string> {
  return (await screen.findByLabelText<HTMLInputElement>('Lunches')).value
}

function day() {
  return <SimulationDay state={slip} onGoOn={() => {}} />
}

function show() {
  localStorage.clear()
  return openScene(day(), {
    answers: { [route]: { mark, state: next, earned: 0, help: null } },
  })
}
