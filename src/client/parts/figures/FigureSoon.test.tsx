import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FigureSoon } from './FigureSoon.tsx'

test('a scene is a picture with its words as its text, and nothing else', async () => {
  const figure = {
    id: 'car-wash-sign',
    title: 'No car',
    description: 'Jaheim waits.',
    height: 120,
    isScene: true as const,
  }
  render(<FigureSoon figure={figure} />)
  await expect.poll(() => screen.queryByRole('img', { name: 'Jaheim waits.' })).not.toBeNull()
  expect(screen.getByRole('img').querySelector('use')?.getAttribute('href')).toMatch(/#scene$/)
  expect(document.body.textContent).toBe('')
})

test('a figure has its words as its text, and shows them to those who want them', async () => {
  const figure = {
    id: 'pay-slip',
    title: 'A pay slip',
    description: 'Gross, then net.',
    height: 100,
  }
  render(<FigureSoon figure={figure} />)
  await expect.poll(() => screen.queryByRole('img')).not.toBeNull()
  const drawing = screen.getByRole('img', { name: 'Gross, then net.' })
  expect(drawing.querySelector('use')?.getAttribute('href')).toMatch(/#figure$/)
  await userEvent.click(screen.getByText('In words'))
  expect(screen.getByText('Gross, then net.')).toBeTruthy()
})
