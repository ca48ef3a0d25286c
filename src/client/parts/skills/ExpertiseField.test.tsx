import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ExpertiseField } from './ExpertiseField.tsx'

test('a mentor sees which skills students find them under, and can add missing ones', async () => {
  const user = userEvent.setup()
  render(<ExpertiseField name="expertise" label="Expertise" defaultValue="" />)
  const field = () => screen.getByLabelText<HTMLInputElement>('Expertise')
  const status = await screen.findByRole('status')
  await user.type(field(), 'nursing, first aid')
  expect(status.textContent).toContain('none of these words is on our list')
  await user.click(screen.getByText('Add a skill from our list'))
  await user.click(screen.getByRole('button', { name: 'Workplace Skills' }))
  expect(field().value).toBe('nursing, first aid, Workplace Skills')
  expect(status.textContent).toBe('Students find you under: Workplace Skills.')
  expect(screen.queryByRole('button', { name: 'Workplace Skills' })).toBeNull()
  await user.type(field(), ', leadership')
  expect(status.textContent).toBe('Students find you under: Workplace Skills, Leadership.')
})
