import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { ApiError } from './api.ts'
import { useForm, type FormValues, type FormProblem } from './form.ts'

test('an error found by the check is shown at its field, which gets the focus, and nothing is sent', async () => {
  const { user, sent } = show({
    check: () => ({ message: 'Too short', fields: { name: 'Too short' } }),
  })
  await user.type(field('Name'), 'A')
  await user.click(submit())
  expect(field('Name').getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(field('Name'))).toBe('Too short')
  expect(document.activeElement).toBe(field('Name'))
  expect(sent).toEqual([])
})

test('an error shown at its field is not repeated above the form', async () => {
  const { user } = show({ check: () => ({ message: 'Too short', fields: { name: 'Too short' } }) })
  await user.type(field('Name'), 'A{Enter}')
  expect(screen.getAllByText('Too short')).toHaveLength(1)
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('changing a field clears its error and keeps the others', async () => {
  const fields = { name: 'Fill in this field', password: 'Too short' }
  const { user } = show({ check: () => ({ message: 'Fill in this field', fields }) })
  await user.click(submit())
  expect(descriptionOf(field('Name'))).toBe('Fill in this field')
  await user.type(field('Name'), 'K')
  expect(field('Name').getAttribute('aria-invalid')).not.toBe('true')
  expect(screen.queryByText('Fill in this field')).toBeNull()
  expect(descriptionOf(field('Password'))).toBe('Too short')
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('values are trimmed, except a password', async () => {
  const { user, sent } = show()
  await user.type(field('Name'), '  Shanice Brown ')
  await user.type(field('Password'), ' mango season ')
  await user.click(submit())
  expect(sent).toEqual([{ name: 'Shanice Brown', password: ' mango season ' }])
})

test('pressing the button twice sends once, and it works again afterwards', async () => {
  const gate = Promise.withResolvers<void>()
  const { user, sent } = show({ send: () => gate.promise })
  await user.type(field('Name'), 'Kemar{Enter}{Enter}')
  await user.click(submit())
  expect(sent).toHaveLength(1)
  expect(screen.getByTestId('state').textContent).toBe('busy')
  gate.resolve()
  await screen.findByText('idle')
  await user.click(submit())
  expect(sent).toHaveLength(2)
})

test('a server error for a field is shown at the field, and the input is kept', async () => {
  const refusal = {
    code: 'invalid',
    message: 'Check the fields',
    fields: { 'details.name': 'Taken' },
  } as const
  const { user } = show({ send: () => Promise.reject(new ApiError(refusal, 400)) })
  await user.type(field('Name'), 'Kemar{Enter}')
  await screen.findByText('Taken')
  expect(descriptionOf(field('Name'))).toBe('Taken')
  expect(screen.getByRole('alert').textContent).toBe('Check the fields')
  expect(field('Name')).toHaveProperty('value', 'Kemar')
})

test('an error disappears when the next try succeeds', async () => {
  const offline = new ApiError({ code: 'offline', message: 'No connection' }, 0)
  const answers = [() => Promise.reject(offline), () => Promise.resolve()]
  const { user } = show({ send: () => answers.shift()?.() ?? Promise.resolve() })
  await user.type(field('Name'), 'Kemar{Enter}')
  await screen.findByText('No connection')
  await user.click(submit())
  await expect.poll(() => screen.getByRole('alert').textContent).toBe('')
})

test('the message of an unexpected error is never shown', async () => {
  const { user } = show({ send: () => Promise.reject(new TypeError('x is undefined')) })
  await user.type(field('Name'), 'Kemar{Enter}')
  await screen.findByText('Something went wrong. Try again.')
  expect(document.body.textContent).not.toContain('undefined')
})

interface TestFormOptions {
  check?: (values: FormValues) => FormProblem | undefined
  send?: (values: FormValues) => Promise<void>
}

function show({ check = () => undefined, send = () => Promise.resolve() }: TestFormOptions = {}) {
  const sent: FormValues[] = []
  const keep = (values: FormValues) => {
    sent.push(values)
    return send(values)
  }
  render(<TestForm check={check} send={keep} />)
  return { user: userEvent.setup(), sent }
}

function TestForm({ check, send }: Required<TestFormOptions>) {
  const { busy, message, errors, onSubmit } = useForm(check, send)
  return (
    <form onSubmit={onSubmit} noValidate>
      <FormMessage>{message}</FormMessage>
      <Field label="Name" name="name" error={errors['name']} />
      <Field
        label="Password"
        name="password"
        type="text"
        autoComplete="new-password"
        error={errors['password']}
      />
      <Button type="submit">Save</Button>
      <p data-testid="state">{busy ? 'busy' : 'idle'}</p>
    </form>
  )
}

function field(label: string): HTMLElement {
  return screen.getByLabelText(label)
}

function submit(): HTMLElement {
  return screen.getByRole('button', { name: 'Save' })
}

function descriptionOf(control: HTMLElement): string | null {
  return (
    document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? null
  )
}
