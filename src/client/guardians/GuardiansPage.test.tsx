import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { numberedUserId } from '#domain/people/numbered-user-id.ts'
import type { Output } from '../app/api.ts'
import { newQueryClient } from '../app/query-client.ts'
import { playServer } from '../testing/playing-server.ts'
import { GuardiansPage } from './GuardiansPage.tsx'

type Page = Output<'GET /api/guardians'>

const nobody: Page = {
  guardians: [],
  invited: null,
  invitedBounced: false,
  invitationWaits: null,
  notInvited: null,
  codeUntil: null,
  approvals: [],
}
const waiting = {
  id: 'one',
  kind: 'application',
  title: 'Apply for Café trainee',
  path: href(pages.opening, { id: 'one' }),
  state: 'asked',
  at: '2026-11-23T20:00:00.000Z',
} as const
const father = {
  id: numberedUserId(2),
  name: 'Devon Clarke',
  relationship: 'Father',
  standing: 'in-force',
  waitsFor: null,
  since: '2026-11-01T20:00:00.000Z',
} as const

test('a request is not called waiting while no guardian is linked', async () => {
  show({ ...nobody, approvals: [waiting] })
  await screen.findByText('Not asked yet')
  screen.getByText(/Nobody has been asked yet\. Link a guardian first/)
  expect(screen.queryByText('Waiting')).toBeNull()
})

test('a request is called waiting once a guardian is linked', async () => {
  show({ ...nobody, guardians: [father], approvals: [waiting] })
  await screen.findByText('Waiting')
  expect(screen.queryByText(/Nobody has been asked/)).toBeNull()
})

test('a code that was made before is mentioned and can be replaced', async () => {
  show({ ...nobody, codeUntil: '2026-11-30T20:00:00.000Z' })
  expect((await screen.findByText(/The code you made works until/)).textContent).toContain('30 Nov')
  screen.getByRole('button', { name: 'Make a new code' })
})

test('a code that was used leaves the screen', async () => {
  const expiresAt = '2026-11-30T20:00:00.000Z'
  const server = show(nobody)
  server.answer('POST /api/link-codes', { code: 'KMNP-2345', expiresAt })
  server.answer('GET /api/guardians', { ...nobody, codeUntil: expiresAt })
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Make a code' }))
  await screen.findByText('KMNP-2345')
  server.answer('GET /api/guardians', { ...nobody, guardians: [father] })
  await server.client.invalidateQueries()
  await screen.findByText(/used your code/)
  expect(screen.queryByText('KMNP-2345')).toBeNull()
})

test('an invitation that waits until the student confirms their email is shown and can be cancelled', async () => {
  const { requests } = show({ ...nobody, invitationWaits: 'joy@example.com' })
  expect((await screen.findByText(/Confirm your own email, and we send/)).textContent).toContain(
    'joy@',
  )
  const cancel = 'Cancel the invitation to joy@example.com'
  await userEvent.setup().click(screen.getByRole('button', { name: cancel }))
  await expect.poll(() => requests).toContain('PATCH /api/profile')
})

function show(page: Page) {
  const server = playServer({
    'GET /api/guardians': page,
    'GET /api/session': { user: null },
    'PATCH /api/profile': {},
  })
  const client = newQueryClient()
  render(
    <QueryClientProvider client={client}>
      <GuardiansPage />
    </QueryClientProvider>,
  )
  return { ...server, client }
}
