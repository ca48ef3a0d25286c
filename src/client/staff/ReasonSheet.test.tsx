import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReasonSheet } from './ReasonSheet.tsx'

const none = 'Choose at least one thing that they are told.'

test('the error about a missing choice goes away with the choice, and what was typed stays', () => {
  const choices = { label: 'What they are told', of: { phone: 'We could not reach you.' } }
  render(
    <ReasonSheet title="Refuse Ann" choices={choices} send={async () => {}} onClose={() => {}} />,
  )
  const reason = screen.getByLabelText<HTMLTextAreaElement>('Reason')
  fireEvent.input(reason, { target: { value: 'Her number is out of service.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Refuse Ann' }))
  expect(screen.getByText(none)).toBeTruthy()
  fireEvent.click(screen.getByLabelText('We could not reach you.'))
  expect(screen.queryByText(none)).toBeNull()
  expect(reason.value).toBe('Her number is out of service.')
})
