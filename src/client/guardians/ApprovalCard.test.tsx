import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { numberedUserId } from '#domain/people/numbered-user-id.ts'
import { newQueryClient } from '../app/query-client.ts'
import { playServer } from '../testing/playing-server.ts'
import { ApprovalCard } from './ApprovalCard.tsx'

const approval = {
  kind: 'application',
  title: 'Apply for Café trainee',
  path: href(pages.opening, { id: 'one' }),
  state: 'asked',
  at: '2026-11-23T20:00:00.000Z',
  saidNo: null,
} as const
const read = 'GET /api/guardian/students/:id/approvals/:approvalId'
const request = { kind: 'application', opening: null, share: [], message: '' }

test('the buttons for two children have different names that begin with the visible text', async () => {
  playServer()
  const client = newQueryClient()
  for (const input of [
    { id: numberedUserId(1), approvalId: 'one' },
    { id: numberedUserId(2), approvalId: 'two' },
  ])
    client.setQueryData([read, input], request)
  render(
    <QueryClientProvider client={client}>
      <ul>
        <ApprovalCard
          approval={{ ...approval, id: 'one', studentId: numberedUserId(1), student: 'Tia Clarke' }}
        />
        <ApprovalCard
          approval={{
            ...approval,
            id: 'two',
            studentId: numberedUserId(2),
            student: 'Jordan Clarke',
          }}
        />
      </ul>
    </QueryClientProvider>,
  )
  for (const child of ['Tia', 'Jordan'])
    expect(
      screen.getByRole('button', { name: `Approve, for ${child}: Apply for Café trainee` })
        .textContent,
    ).toBe('Approve')
  const no = screen.getByRole('button', { name: 'No, for Tia: Apply for Café trainee' })
  expect(no.textContent).toBe('No')
  await userEvent.setup().click(no)
  await screen.findByRole('dialog', { name: 'Say no to Tia?' })
})
