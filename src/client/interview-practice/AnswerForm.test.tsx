import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScene } from '../testing/scene.tsx'
import { AnswerForm } from './AnswerForm.tsx'

const post = 'POST /api/interview-answers'
const rubric = 'PUT /api/interview-answers/:id/rubric'
const id = '0b8ff7a1-3d0c-4f0e-9a44-3b1f6d2c9e57'

test('nothing is sent while nothing is written', async () => {
  const { user, sentTo } = show()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('alert').textContent).toBe('Write something first.')
  expect(sentTo(post)).toEqual([])
})

test('a STAR answer is saved once, then looked at; a no says what to change', async () => {
  const { user, sentTo } = show()
  await user.type(screen.getByLabelText('Situation'), 'The fair')
  await user.type(screen.getByLabelText('Action'), 'I asked')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/Not written yet: Task, Result/)
  expect(sentTo(post)).toEqual([
    {
      questionId: 'team',
      answer: { situation: 'The fair', task: '', action: 'I asked', result: '', notes: '' },
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Keep these' }))
  expect(screen.getByText('Answer all four.')).toBeTruthy()
  for (const choice of screen.getAllByRole('radio', { name: 'Yes' })) await user.click(choice)
  const [, , lastLine] = screen.getAllByRole('radio', { name: 'No' })
  if (lastLine) await user.click(lastLine)
  expect(screen.getByText('Add one last sentence about how it ended.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Keep these' }))
  await screen.findByText('Saved. Change one thing, then say it again.')
  expect(sentTo(rubric)).toEqual([{ id, yesLines: ['own', 'real', 'asked'] }])
})

test('a draft stays on the device, with what was written the other way', async () => {
  const { user } = show()
  await user.type(screen.getByLabelText('Task'), 'Run the stall')
  await user.click(screen.getByRole('radio', { name: 'Notes' }))
  await user.type(screen.getByLabelText('Notes', { selector: 'textarea' }), 'fair')
  expect(JSON.stringify(localStorage)).toContain('Run the stall')
  await user.click(screen.getByRole('radio', { name: 'STAR' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Task').value).toBe('Run the stall')
})

test('the title of something finished starts the situation', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Start from something you did' }))
  await user.click(await screen.findByRole('button', { name: 'A week of meals' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Situation').value).toBe(
    'I made a project called "A week of meals".',
  )
})

function show() {
  localStorage.clear()
  return openScene(<AnswerForm questionId="team" />, {
    answers: {
      [post]: { id, help: null },
      [rubric]: { done: true },
      'GET /api/interview-evidence': { evidence: [{ kind: 'project', title: 'A week of meals' }] },
    },
  })
}
