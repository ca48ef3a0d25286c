import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StudentDay } from '#contract/dashboard.ts'
import { openScene } from '../testing/scene.tsx'
import { QuestionCard } from './QuestionCard.tsx'

const route = 'POST /api/profile/question'
const question: NonNullable<StudentDay['question']> = {
  name: 'school',
  field: { name: 'school', label: 'School', kind: 'text', value: '', required: false },
  why: 'Some openings are for students of certain schools.',
}

test('an answer is sent for the field that was asked, with why it is asked on screen', async () => {
  const { user, sentTo } = show()
  expect(screen.getByText('Some openings are for students of certain schools.')).toBeTruthy()
  await user.type(screen.getByLabelText(/School/), 'Titchfield High')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sentTo(route)).toEqual([{ field: 'school', answer: 'Titchfield High' }])
  await expect.poll(() => isBusy('Save')).toBe(false)
})

test('an empty answer is not sent, and "Not now" puts the question off', async () => {
  const { user, sentTo } = show()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Answer, or tap "Not now".')).toBeTruthy()
  expect(sentTo(route)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  await expect.poll(() => sentTo(route)).toEqual([{ field: 'school', answer: null }])
  await expect.poll(() => isBusy('Not now')).toBe(false)
})

function isBusy(name: string): boolean {
  return screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
}

function show() {
  return openScene(<QuestionCard question={question} />, { answers: { [route]: { done: true } } })
}
