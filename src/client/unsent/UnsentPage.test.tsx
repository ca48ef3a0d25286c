import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { unsent, type Unsent } from '../app/unsent.ts'
import { openScene } from '../testing/scene.tsx'
import { UnsentPage } from './UnsentPage.tsx'

const entry: Unsent = {
  id: 1,
  key: 'POST /api/courses/:id/lessons/:contentId/answer',
  input: { id: 'a', contentId: 'b', answer: { type: 'reflection', text: 'I helped my cousin.' } },
  words: 'Your work in: What I learned',
  at: 1_795_000_000_000,
  idempotencyKey: '1-2-3-4',
}

test('what waits is only named', () => {
  show([entry])
  expect(screen.getByText('Your work in: What I learned')).toBeTruthy()
  expect(screen.queryByText('I helped my cousin.')).toBeNull()
})

test('a text that was refused can be copied before it is removed', () => {
  show([{ ...entry, refused: 'Write at least 25 words.' }])
  expect(screen.getByText(/Write at least 25 words\./)).toBeTruthy()
  expect(screen.getByText('I helped my cousin.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove: Your work in: What I learned' })).toBeTruthy()
})

test('what has no text says only why it was refused', () => {
  const saved: Unsent = { ...entry, key: 'PUT /api/opportunities/:id/saved', input: { id: 'a' } }
  show([{ ...saved, refused: 'It is gone.' }])
  expect(screen.queryByText(/What you wrote/)).toBeNull()
})

test('nothing is called sent before the device has been asked', () => {
  show([])
  expect(screen.queryByText('Everything is sent')).toBeNull()
})

function show(entries: readonly Unsent[]) {
  unsent.set(entries)
  onTestFinished(() => unsent.set([]))
  openScene(<UnsentPage />)
}
