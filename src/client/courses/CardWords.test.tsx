import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { CardWords } from './CardWords.tsx'

const words = [{ id: 'gross-pay', forms: ['gross pay'], meaning: 'All that you earned.' }]

beforeEach(() => {
  const text = 'Your **gross pay** is the top line. Gross pay is not net pay.'
  render(<CardWords text={text} words={words} className="" />)
})

test('the first occurrence of a word opens its meaning in place', async () => {
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(term().getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(term())
  expect(term().getAttribute('aria-expanded')).toBe('true')
  const meaning = screen.getByText('All that you earned.')
  expect(term().getAttribute('aria-controls')).toBe(meaning.id)
  await userEvent.click(term())
  expect(screen.queryByText('All that you earned.')).toBeNull()
})

test('Escape closes it, and the focus stays', async () => {
  await userEvent.click(term())
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText('All that you earned.')).toBeNull()
  expect(document.activeElement).toBe(term())
})

test('a tap on its meaning leaves it open, and one outside closes it', async () => {
  await userEvent.click(term())
  await userEvent.click(screen.getByText('All that you earned.'))
  expect(screen.queryByText('All that you earned.')).not.toBeNull()
  await userEvent.click(document.body)
  expect(screen.queryByText('All that you earned.')).toBeNull()
})

function term() {
  return screen.getByRole('button', { name: 'gross pay' })
}
