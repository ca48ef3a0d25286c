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
  rights: ['A need, first', 'A want, last'],
}

function Matching() {
  const [answer, setAnswer] = useState<AnswerOf<'match'>>({ kind: 'match', pairs: [] })
  return (
    <>
      <MatchInput exercise={exercise} answer={answer} onChange={setAnswer} marks={null} />
      <output>{answer.pairs.map(({ left, right }) => `${left}: ${right}`).join('; ')}</output>
    </>
  )
}

const pairs = () => document.querySelector('output')?.textContent
const tile = (name: string | RegExp) => screen.getByRole('button', { name })

test('one tile pressed on each side makes a pair, which is announced', async () => {
  const user = userEvent.setup()
  render(<Matching />)
  await user.click(tile('Rent'))
  expect(tile('Rent').getAttribute('aria-pressed')).toBe('true')
  const announced = () => document.querySelector('p[role="status"]')?.textContent
  expect(announced()).toBe('Rent: now choose its match')
  await user.click(tile('A need, first'))
  expect(pairs()).toBe('Rent: A need, first')
  expect(announced()).toBe('Paired: Rent with A need, first')
  expect(tile(/^Rent\s*, paired with A need, first$/).getAttribute('aria-pressed')).toBe('false')
})

test('it works by keyboard, and from the right side first', async () => {
  const user = userEvent.setup()
  render(<Matching />)
  tile('A want, last').focus()
  await user.keyboard('{Enter}')
  tile('Snacks').focus()
  await user.keyboard(' ')
  expect(pairs()).toBe('Snacks: A want, last')
})

test('a right side that belongs to one left side only moves to the new one', async () => {
  const user = userEvent.setup()
  render(<Matching />)
  for (const left of ['Rent', 'Snacks']) {
    await user.click(tile(left))
    await user.click(tile('A need, first'))
  }
  expect(pairs()).toBe('Snacks: A need, first')
  expect(tile('Rent')).toBeTruthy()
})

test('a tile pressed twice is let go, and another on the same side takes its place', async () => {
  const user = userEvent.setup()
  render(<Matching />)
  await user.click(tile('Rent'))
  await user.click(tile('Rent'))
  expect(tile('Rent').getAttribute('aria-pressed')).toBe('false')
  await user.click(tile('Rent'))
  await user.click(tile('Snacks'))
  await user.click(tile('A want, last'))
  expect(pairs()).toBe('Snacks: A want, last')
})
