import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { FormMessage } from './FormMessage.tsx'
import { Sheet } from './Sheet.tsx'

test('a sheet is a dialog named by its title, and shows its content only while it is open', async () => {
  const { user } = show()
  expect(screen.queryByText('Inside')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = screen.getByRole('dialog', { name: 'Your answer' })
  expect(dialog).toHaveProperty('open', true)
  expect(within(dialog).getByText('Inside')).toBeTruthy()
})

test('the Close button closes the sheet, which can be opened again', async () => {
  const { user, onClose } = show()
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(times)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('Inside')).toBeNull()
  }
})

test('when the browser closes the dialog, as it does on Escape, the page learns that it is closed', async () => {
  const { user, onClose } = show()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  screen.getByRole<HTMLDialogElement>('dialog').close()
  expect(onClose).toHaveBeenCalledOnce()
  await expect.poll(() => screen.queryByText('Inside')).toBeNull()
})

test('a press beside the sheet closes it, and a press inside does not', async () => {
  const { user, onClose } = show()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByText('Inside'))
  expect(onClose).not.toHaveBeenCalled()
  // The backdrop belongs to the dialog element itself.
  await user.click(screen.getByRole('dialog'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a sheet that closes on top of another leaves the one below open', async () => {
  const onClose = vi.fn<() => void>()
  const onCloseTop = vi.fn<() => void>()
  render(
    <Sheet open onClose={onClose} title="Below">
      <Sheet open onClose={onCloseTop} title="On top">
        Sure?
      </Sheet>
    </Sheet>,
  )
  const top = screen.getByRole('dialog', { name: 'On top' })
  await userEvent.setup().click(within(top).getByRole('button', { name: 'Close' }))
  expect(onCloseTop).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

test('Back closes the sheet instead of leaving the page', async () => {
  const { user, onClose } = show()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await expect.poll(() => history.state).toEqual({ sheets: 1 })
  // As after Back: the entry below is the current one.
  history.replaceState(null, '')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(onClose).toHaveBeenCalledOnce()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('an error is shown in the bar of buttons, where it is visible without scrolling', () => {
  render(
    <Sheet
      open
      onClose={() => {}}
      title="Your answer"
      actions={<button type="button">Send</button>}
    >
      <FormMessage>Not sent.</FormMessage>
    </Sheet>,
  )
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('Not sent.')
  const bar = screen.getByRole('button', { name: 'Send' }).closest('footer')
  expect(bar?.contains(alert)).toBe(true)
})

function show() {
  const onClose = vi.fn<() => void>()
  function Page() {
    const [open, setOpen] = useState(false)
    function close() {
      onClose()
      setOpen(false)
    }
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Sheet open={open} onClose={close} title="Your answer">
          <p>Inside</p>
        </Sheet>
      </>
    )
  }
  render(<Page />)
  return { onClose, user: userEvent.setup() }
}
