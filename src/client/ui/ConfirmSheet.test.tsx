import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DeleteSheet } from './ConfirmSheet.tsx'

test('before anything is deleted, the sheet says what goes, and Keep it deletes nothing', async () => {
  const { user, onDelete, onClose } = show()
  expect(screen.getByRole('dialog', { name: 'Delete the conversation?' }).textContent).toContain(
    'Its answers go too.',
  )
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(onDelete).not.toHaveBeenCalled()
})

test('Delete deletes, and while that is under way a second press does nothing', async () => {
  const { user, onDelete, again } = show()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  again({ busy: true })
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.keyboard('{Enter}')
  expect(onDelete).toHaveBeenCalledOnce()
})

test('a deletion that failed is said, and can be tried again', async () => {
  const { user, onDelete, again } = show()
  again({ error: 'No connection.' })
  expect(screen.getByRole('alert').textContent).toBe('No connection.')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onDelete).toHaveBeenCalledOnce()
})

interface Shown {
  busy?: boolean
  error?: string
}

function show(first: Shown = {}) {
  const onDelete = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  const sheet = ({ busy = false, error }: Shown) => (
    <DeleteSheet
      title="Delete the conversation?"
      busy={busy}
      error={error}
      onDelete={onDelete}
      onClose={onClose}
    >
      Its answers go too.
    </DeleteSheet>
  )
  const { rerender } = render(sheet(first))
  return {
    user: userEvent.setup(),
    onDelete,
    onClose,
    again: (now: Shown) => rerender(sheet(now)),
  }
}
