import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { AnswerOf } from './exercise-part.ts'
import { MatchInput } from './MatchInput.tsx'

const exercise = {
  kind: 'match' as const,
  prompt: 'Match them.',
  hints: [],
  lefts: ['Rent', 'Snacks'],
  rights: ['A need of every month, to be paid first', 'A want, to be paid with what is left'],
}

function Matching() {
  const [answer, setAnswer] = useState<AnswerOf<'match'>>({ kind: 'match', pairs: [] })
  return <MatchInput exercise={exercise} answer={answer} onChange={setAnswer} marks={null} />
}

test('a row whose answer was moved to another row says so until it gets a new answer', async () => {
  const user = userEvent.setup()
  render(<Matching />)
  const [need = '', want = ''] = exercise.rights
  const row = (name: string) => screen.getByRole('combobox', { name })
  await user.selectOptions(row('Rent'), need)
  expect(screen.queryByText(/You moved this answer/)).toBeNull()
  await user.selectOptions(row('Snacks'), need)
  expect(row('Rent')).toHaveProperty('value', '')
  const note = screen.getByText('You moved this answer. Choose another one here.')
  expect(row('Rent').closest('li')?.contains(note)).toBe(true)
  await user.selectOptions(row('Rent'), want)
  expect(screen.queryByText(/You moved this answer/)).toBeNull()
})
