import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReasonSheet } from './ReasonSheet.tsx'

const choiceMissing = 'Choose at least one thing that they are told.'

test('the error about a missing choice disappears with the choice, and the typed reason stays', () => {
  const choices = { label: 'What they are told', of: { phone: 'We could not reach you.' } }
  render(
    <ReasonSheet title="Refuse Ann" choices={choices} send={async () => {}} onClose={() => {}} />,
  )
  const reason = screen.getByLabelText<HTMLTextAreaElement>('Reason')
  fireEvent.input(reason, { target: { value: 'Her number is out of service.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Refuse Ann' }))
  expect(screen.getByText(choiceMissing)).toBeTruthy()
  fireEvent.click(screen.getByLabelText('We could not reach you.'))
  expect(screen.queryByText(choiceMissing)).toBeNull()
  expect(reason.value).toBe('Her number is out of service.')
})
