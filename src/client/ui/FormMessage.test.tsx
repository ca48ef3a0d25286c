import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import { Field } from './Field.tsx'
import { FormMessage } from './FormMessage.tsx'

test('the place for a message is there before the message, so that a screen reader announces it', () => {
  const { rerender } = render(<FormMessage>{undefined}</FormMessage>)
  const place = screen.getByRole('alert')
  expect(place.textContent).toBe('')
  rerender(<FormMessage>Not sent.</FormMessage>)
  expect(screen.getByRole('alert')).toBe(place)
  expect(place.textContent).toBe('Not sent.')
})

test('with a message, the first invalid field of its own form gets the focus', () => {
  const forms = (message?: string) => (
    <>
      <form>
        <Field label="Elsewhere" invalid />
      </form>
      <form>
        <FormMessage>{message}</FormMessage>
        <Field label="Name" />
        <Field label="Email" error="Enter your email." />
        <Field label="School" error="Enter your school." />
      </form>
    </>
  )
  const { rerender } = render(forms())
  expect(document.activeElement).toBe(document.body)
  rerender(forms('Two fields are missing.'))
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

test('a message without an invalid field is scrolled into view, and the focus stays', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scroll.mockRestore())
  const form = (message?: string) => (
    <form>
      <Field label="Name" />
      <FormMessage>{message}</FormMessage>
    </form>
  )
  const { rerender } = render(form())
  screen.getByLabelText('Name').focus()
  rerender(form('No connection.'))
  expect(scroll.mock.contexts).toEqual([screen.getByText('No connection.')])
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

test('a busy button keeps the focus, ignores presses and does not submit its form', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn<() => void>()
  const onClick = vi.fn<() => void>()
  const form = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Button type="submit" busy={busy} onClick={onClick}>
        Send
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Send' })
  await user.click(button)
  expect(onSubmit).toHaveBeenCalledOnce()
  rerender(form(true))
  await user.click(button)
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(button)
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onClick).toHaveBeenCalledOnce()
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('a button inside a form does not submit it unless it is the submit button', async () => {
  const onSubmit = vi.fn<(event: unknown) => void>()
  render(
    <form onSubmit={onSubmit}>
      <Button>Add another</Button>
    </form>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add another' }))
  expect(onSubmit).not.toHaveBeenCalled()
})
