import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ChoiceSheet } from './ChoiceSheet.tsx'

test('nothing is chosen at first, and the question names the choices', () => {
  show()
  expect(screen.getByRole('dialog', { name: 'End it?' })).toBeTruthy()
  expect(screen.getByRole('radiogroup', { name: 'Why do you end it?' })).toBeTruthy()
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
})

test('without a choice nothing is sent, the error is said and the first choice gets the focus', async () => {
  const { user, onChoose } = show()
  await user.click(screen.getByRole('button', { name: 'End it' }))
  expect(onChoose).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toBe('Choose a reason.')
  expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'No time' }))
})

test('the chosen answer is sent, and the error about the missing one goes away', async () => {
  const { user, onChoose } = show()
  await user.click(screen.getByRole('button', { name: 'End it' }))
  await user.click(screen.getByText('Something else'))
  await user.click(screen.getByRole('button', { name: 'End it' }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('other')
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('while it is being sent, a second press does nothing', async () => {
  const { user, onChoose } = show({ busy: true })
  await user.click(screen.getByText('No time'))
  const button = screen.getByRole('button', { name: 'End it' })
  await user.click(button)
  expect(onChoose).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('an error of the server is said, and the choice stays', async () => {
  const { user, again } = show()
  await user.click(screen.getByText('No time'))
  again({ error: 'It has already ended.' })
  expect(screen.getByRole('alert').textContent).toBe('It has already ended.')
  expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByLabelText('No time'))
})

test('the arrow keys move between the choices', async () => {
  const { user } = show()
  await user.click(screen.getByText('No time'))
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByLabelText('Something else'))
})

interface Shown {
  busy?: boolean
  error?: string
}

function show(first: Shown = {}) {
  const onChoose = vi.fn<(value: string) => void>()
  const sheet = ({ busy = false, error }: Shown) => (
    <ChoiceSheet
      title="End it?"
      question="Why do you end it?"
      choices={[
        { value: 'time', label: 'No time' },
        { value: 'other', label: 'Something else' },
      ]}
      missing="Choose a reason."
      action="End it"
      busy={busy}
      error={error}
      onChoose={onChoose}
      onClose={() => {}}
    />
  )
  const { rerender } = render(sheet(first))
  return { user: userEvent.setup(), onChoose, again: (now: Shown) => rerender(sheet(now)) }
}
