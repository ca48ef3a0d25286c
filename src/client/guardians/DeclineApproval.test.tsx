import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { numberedUserId } from '#domain/people/numbered-user-id.ts'
import { openScene } from '../testing/scene.tsx'
import { student } from '../testing/student.ts'
import { ApprovalCard } from './ApprovalCard.tsx'

const answer = 'POST /api/guardian/students/:id/approvals/:approvalId'
const ids = { id: numberedUserId(1), approvalId: 'one' }

test('an approval covers only this one unless the guardian chooses otherwise, and is sent once', async () => {
  const { user, server, sentTo } = show()
  const approve = await screen.findByRole('button', { name: /^Approve, for Tia/ })
  const covers = screen.getByRole('radiogroup', { name: 'What does your approval cover?' })
  expect(within(covers).getByRole('radio', { name: 'Only this one' })).toHaveProperty(
    'checked',
    true,
  )
  const release = server.hold()
  await user.dblClick(approve)
  release()
  await screen.findAllByText('Thank you. We told Tia')
  expect(sentTo(answer)).toEqual([{ ...ids, decision: 'approved', covers: 'this' }])
})

test('an approval of later applications is sent as one', async () => {
  const { user, sentTo } = show()
  await user.click(await screen.findByRole('radio', { name: 'This one and later applications' }))
  await user.click(screen.getByRole('button', { name: /^Approve, for Tia/ }))
  await expect
    .poll(() => sentTo(answer))
    .toEqual([{ ...ids, decision: 'approved', covers: 'later' }])
})

test('before declining, the sheet asks for a reason that need not be given; Go back declines nothing', async () => {
  const { user, sentTo } = show()
  await user.click(await screen.findByRole('button', { name: /^No, for Tia/ }))
  const dialog = screen.getByRole('dialog', { name: 'Say no to Tia?' })
  expect(within(dialog).getByRole('radio', { name: 'No reason' })).toHaveProperty('checked', true)
  await user.click(within(dialog).getByRole('button', { name: 'Go back' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sentTo(answer)).toEqual([])
})

test.for([
  { choice: 'No reason', sent: {} },
  { choice: 'School comes first for now', sent: { because: 'school-first' } },
])('declining with "$choice" sends that reason and nothing else', async ({ choice, sent }) => {
  const { user, sentTo } = show()
  await user.click(await screen.findByRole('button', { name: /^No, for Tia/ }))
  await user.click(screen.getByRole('radio', { name: choice }))
  await user.dblClick(screen.getByRole('button', { name: 'Say no' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sentTo(answer)[0]).toEqual({ ...ids, decision: 'declined', ...sent })
  expect(screen.getAllByText('We told Tia. They can ask again')).not.toEqual([])
})

test('an answer that did not arrive is said in the sheet, which stays open', async () => {
  const { user, server } = show()
  server.answer(answer, { code: 'not-possible', message: 'Another guardian approved it.' })
  await user.click(await screen.findByRole('button', { name: /^No, for Tia/ }))
  const dialog = screen.getByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Say no' }))
  expect(await within(dialog).findByText('Another guardian approved it.')).toBeTruthy()
  expect(within(dialog).getByRole('alert').textContent).toBe('Another guardian approved it.')
})

test('without the details nothing can be approved, and they can be loaded again', async () => {
  const { user, server } = show({ code: 'too-many', message: 'Wait a minute.' })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  server.answer('GET /api/guardian/students/:id/approvals/:approvalId', request)
  await user.click(again)
  expect(await screen.findByRole('button', { name: /^Approve/ })).toBeTruthy()
})

test('an earlier no is named, with whose it was and when', async () => {
  show(request, { at: '2026-11-20T20:00:00.000Z', yours: false })
  expect(
    await screen.findByText(/Another guardian (said no|declined it|declined) on 20 November 2026/),
  ).toBeTruthy()
})

const request = { kind: 'application', opening: null, share: [], message: '' }

function show(details: object = request, saidNo: { at: string; yours: boolean } | null = null) {
  const approval = {
    id: 'one',
    studentId: ids.id,
    student: 'Tia Clarke',
    kind: 'application',
    title: 'Apply for Café trainee',
    path: href(pages.opening, { id: 'one' }),
    state: 'asked',
    at: '2026-11-23T20:00:00.000Z',
    saidNo,
  } as const
  return openScene(
    <ul>
      <ApprovalCard approval={approval} />
    </ul>,
    {
      user: { ...student, role: 'guardian' },
      answers: {
        'GET /api/guardian/students/:id/approvals/:approvalId': details,
        [answer]: { done: true },
      },
    },
  )
}
