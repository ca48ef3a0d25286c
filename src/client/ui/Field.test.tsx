import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Field, TextArea } from './Field.tsx'
import { PasswordField } from './PasswordField.tsx'
import { Select } from './Select.tsx'
import { Tick } from './Tick.tsx'

test.for([
  ['a field', Field],
  ['a text area', TextArea],
] as const)(
  '%s is described by its hint and its error, and is marked as invalid',
  ([, Control]) => {
    const { rerender } = render(<Control label="School" hint="Its full name." />)
    const control = screen.getByRole('textbox', { name: 'School' })
    expect(describedBy(control)).toBe('Its full name.')
    expect(control.getAttribute('aria-invalid')).toBeNull()
    rerender(<Control label="School" hint="Its full name." error="Enter your school." />)
    expect(describedBy(control)).toBe('Its full name. Enter your school.')
    expect(control.getAttribute('aria-invalid')).toBe('true')
    rerender(<Control label="School" hint="Its full name." />)
    expect(describedBy(control)).toBe('Its full name.')
    expect(control.getAttribute('aria-invalid')).toBeNull()
  },
)

test('a field can be invalid for a reason that the form gives', () => {
  render(<TextArea label="Your reflection" invalid />)
  const control = screen.getByRole('textbox', { name: 'Your reflection' })
  expect(control.getAttribute('aria-invalid')).toBe('true')
  expect(control.getAttribute('aria-describedby')).toBeNull()
})

test('the label says which field is optional, and a press on it moves the focus to the field', async () => {
  render(
    <>
      <Field label="School" required={false} />
      <Field label="Town" required />
    </>,
  )
  const school = screen.getByRole('textbox', { name: 'School (optional)' })
  expect(screen.getByRole('textbox', { name: 'Town' })).toHaveProperty('required', true)
  await userEvent.setup().click(screen.getByText('School'))
  expect(document.activeElement).toBe(school)
})

test('a select shows its placeholder until something is chosen, and the placeholder cannot be chosen', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const options = [
    { value: 'kingston', label: 'Kingston' },
    { value: 'portland', label: 'Portland' },
  ]
  render(
    <Select
      label="Parish"
      options={options}
      placeholder="Choose a parish"
      error="Choose where you live."
      onChange={({ target }) => onChange(target.value)}
    />,
  )
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Parish' })
  expect(select.value).toBe('')
  expect(describedBy(select)).toBe('Choose where you live.')
  expect(screen.getByText('Choose a parish')).toHaveProperty('disabled', true)
  await userEvent.setup().selectOptions(select, 'Portland')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('portland')
  expect(select.value).toBe('portland')
})

test('a select without a placeholder begins with its first option', () => {
  render(<Select label="Parish" options={[{ value: 'kingston', label: 'Kingston' }]} />)
  expect(screen.getByRole('combobox', { name: 'Parish' })).toHaveProperty('value', 'kingston')
})

test('a password is hidden until it is shown on request, and stays as typed', async () => {
  const user = userEvent.setup()
  render(<PasswordField error="Wrong password." />)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  expect(field.type).toBe('password')
  expect(field.autocomplete).toBe('current-password')
  expect(describedBy(field)).toBe('Wrong password.')
  await user.type(field, ' sun up ')
  const toggle = screen.getByRole('button', { name: 'Show password', pressed: false })
  await user.click(toggle)
  expect(field.type).toBe('text')
  expect(field.value).toBe(' sun up ')
  expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBe(toggle)
  await user.click(toggle)
  expect(field.type).toBe('password')
})

test('a new password has advice, and the browser may suggest one', () => {
  render(<PasswordField label="New password" fresh />)
  const field = screen.getByLabelText<HTMLInputElement>('New password')
  expect(field.autocomplete).toBe('new-password')
  expect(describedBy(field)).toContain('At least 6 characters.')
})

test('a tick is flipped by its box, its label and the keyboard, and read with its hint', async () => {
  const user = userEvent.setup()
  const flips = vi.fn<(on: boolean) => void>()
  const { rerender } = render(
    <Tick label="Your name" hint="Tia Clarke" on={false} onFlip={flips} />,
  )
  const box = screen.getByRole('checkbox', { name: 'Your name', checked: false })
  expect(describedBy(box)).toBe('Tia Clarke')
  await user.click(box)
  await user.click(screen.getByText('Your name'))
  expect(flips.mock.calls).toEqual([[true], [true]])
  rerender(<Tick label="Your name" hint="Tia Clarke" on onFlip={flips} />)
  box.focus()
  await user.keyboard(' ')
  expect(flips).toHaveBeenLastCalledWith(false)
})

function describedBy(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`).join(' ')
}
