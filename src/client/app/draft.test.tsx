import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { playServer } from '../testing/playing-server.ts'
import { useDraft, useDraftAnswer } from './draft.ts'
import { forgetOwner } from './offline/forget.ts'
import { newQueryClient, sessionKey } from './query-client.ts'

test('a draft is restored after a reload', async () => {
  const { user } = open('shanice')
  await user.type(box(), 'I helped at the stall')
  cleanup()
  open('shanice')
  expect(box()).toHaveProperty('value', 'I helped at the stall')
})

test('each text has its own draft, starting from the saved text', async () => {
  const { user } = open('shanice', { name: 'reflection' })
  await user.type(box(), ' and more')
  cleanup()
  open('shanice', { name: 'project', saved: 'Our agreement' })
  expect(box()).toHaveProperty('value', 'Our agreement')
})

test('the next user of this device does not see the draft', async () => {
  const { user } = open('shanice')
  await user.type(box(), 'private')
  cleanup()
  open('kemar')
  expect(box()).toHaveProperty('value', '')
})

test('a draft is deleted once it is sent, and signing out deletes all drafts, not what the phone is set to', async () => {
  const { user } = open('shanice')
  await user.type(box(), 'sent')
  await user.click(screen.getByRole('button', { name: 'Sent' }))
  cleanup()
  open('shanice')
  expect(box()).toHaveProperty('value', '')
  await user.type(box(), 'not sent')
  localStorage.setItem('upful-theme', 'dark')
  await forgetOwner()
  expect(Object.keys(localStorage)).toEqual(['upful-theme'])
})

test('typing works in a browser without storage', async () => {
  const refuse = vi.fn<() => never>(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const { user } = open('shanice')
  await user.type(box(), 'still here')
  expect(refuse).toHaveBeenCalled()
  expect(box()).toHaveProperty('value', 'still here')
})

test('a draft that does not fit the question is not shown', () => {
  localStorage.setItem('upful-draft:shanice/pairs', '{"left":1}')
  open('shanice')
  expect(screen.getByTestId('answer').textContent).toBe('none')
  cleanup()
  localStorage.setItem('upful-draft:shanice/pairs', '["a","b"]')
  open('shanice')
  expect(screen.getByTestId('answer').textContent).toBe('a, b')
})

interface DraftProps {
  name?: string
  saved?: string
}

function open(userId: string, draft: DraftProps = {}) {
  playServer()
  const client = newQueryClient()
  client.setQueryData(sessionKey, { user: { id: userId } })
  render(
    <QueryClientProvider client={client}>
      <Writing {...draft} />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup() }
}

function Writing({ name = 'reflection', saved = '' }: DraftProps) {
  const { text, write, forget } = useDraft(name, saved)
  const { draft } = useDraftAnswer('pairs', textsIn)
  return (
    <>
      <textarea aria-label="Text" value={text} onChange={(event) => write(event.target.value)} />
      <button type="button" onClick={forget}>
        Sent
      </button>
      <p data-testid="answer">{draft?.join(', ') ?? 'none'}</p>
    </>
  )
}

function textsIn(value: unknown): string[] | null {
  return Array.isArray(value) ? value.map(String) : null
}

function box(): HTMLElement {
  return screen.getByLabelText('Text')
}
