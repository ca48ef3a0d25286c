import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Output } from '../../app/api.ts'
import { exampleOpening } from '../../testing/examples.ts'
import { openScene } from '../../testing/scene.tsx'
import { ShareSheet } from './ShareSheet.tsx'

const sharing = 'GET /api/sharing'
const apply = 'POST /api/applications'
const profile = 'GET /api/profile'

const offeredFields: Output<typeof sharing> = {
  fields: [
    { field: 'name', value: 'Tia Clarke' },
    { field: 'email', value: 'tia@example.com' },
    { field: 'skills', value: 'Leadership' },
  ],
  questions: [],
  cvs: [],
  chosen: null,
  approval: 'none',
}

test('each field shows what would be sent, and only name and skills are ticked at first', async () => {
  show()
  expect(
    await screen.findByRole('checkbox', { name: 'Your name and avatar', checked: true }),
  ).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Your skills', checked: true })).toBeTruthy()
  const email = screen.getByRole('checkbox', { name: /^Your e-?mail$/, checked: false })
  const hint = document.getElementById(email.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('tia@example.com')
  expect(screen.getByRole('group', { name: 'Share' })).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Apply to Blue Mahoe Café' })).toBeTruthy()
})

test('exactly what is ticked is sent, once, with the message', async () => {
  const { user, server, sentTo, onClose } = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Your name and avatar' }))
  await user.click(screen.getByRole('checkbox', { name: /^Your e-?mail$/ }))
  await user.type(messageField(), 'I can start on Monday.')
  const release = server.hold()
  await user.dblClick(screen.getByRole('button', { name: 'Send application' }))
  release()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  expect(sentTo(apply)).toEqual([
    {
      opportunityId: exampleOpening.id,
      share: ['skills', 'email'],
      message: 'I can start on Monday.',
    },
  ])
  expect(toast()).toBe('Sent to Blue Mahoe Café. +25 XP')
})

test('each question of the business is answered before the application is sent', async () => {
  const { user, sentTo } = show({ ...offeredFields, questions: ['start', 'driving'] })
  await user.click(await screen.findByRole('radio', { name: 'In two weeks' }))
  await user.click(screen.getByRole('button', { name: 'Send application' }))
  expect(await screen.findByText('Choose an answer.')).toBeTruthy()
  expect(sentTo(apply)).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'I am learning' }))
  await user.click(screen.getByRole('button', { name: 'Send application' }))
  await expect
    .poll(() => sentTo(apply))
    .toMatchObject([
      {
        answers: [
          { question: 'start', choice: 'In two weeks' },
          { question: 'driving', choice: 'I am learning' },
        ],
      },
    ])
})

test('an application that waited keeps what was chosen for it before', async () => {
  show({ ...offeredFields, chosen: { share: ['email'], message: 'Hello.', cvId: null } })
  expect(
    await screen.findByRole('checkbox', { name: /^Your e-?mail$/, checked: true }),
  ).toBeTruthy()
  expect(
    screen.getByRole('checkbox', { name: 'Your name and avatar', checked: false }),
  ).toBeTruthy()
  expect(messageField().value).toBe('Hello.')
})

test.for([
  { approval: 'asked', text: /Your guardian reads it first/ },
  { approval: 'given', text: /sent right away/ },
  { approval: 'no-guardian', text: /Link one under My guardians/ },
] as const)(
  'a minor reads before sending what happens next: $approval',
  async ({ approval, text }) => {
    show({ ...offeredFields, approval })
    expect(await screen.findByText(text)).toBeTruthy()
  },
)

test('without a linked guardian the student is told that it waits, not that it was sent', async () => {
  const { user, server } = show({ ...offeredFields, approval: 'no-guardian' })
  server.answer(apply, { kind: 'waiting', application: {}, xp: 0, guardians: 0 })
  await user.click(await screen.findByRole('button', { name: 'Send application' }))
  await expect.poll(toast).toMatch(/^Saved\. Link a guardian first/)
})

test('a message with a phone number is refused at the message, which stays', async () => {
  const { user, server, onClose } = show()
  const refused = 'Leave out your phone number.'
  server.answer(apply, { code: 'invalid', message: refused, fields: { message: refused } })
  await screen.findByRole('checkbox', { name: 'Your name and avatar' })
  await user.type(messageField(), 'Call 876-555-0100')
  await user.click(screen.getByRole('button', { name: 'Send application' }))
  await expect.poll(() => messageField().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText(refused)).toHaveLength(1)
  expect(messageField().value).toBe('Call 876-555-0100')
  expect(onClose).not.toHaveBeenCalled()
})

test('any other refusal is said above the button', async () => {
  const { user, server } = show()
  server.answer(apply, { code: 'not-possible', message: 'It has closed.' })
  await user.click(await screen.findByRole('button', { name: 'Send application' }))
  await expect.poll(() => screen.getByRole('alert').textContent).toBe('It has closed.')
})

test('a student who never gave a month of birth is asked for it first, and may go on without', async () => {
  const { user } = show(offeredFields, '')
  const dialog = await screen.findByRole('dialog', { name: 'When were you born?' })
  expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: /as under 18$/ }))
  expect(await screen.findByRole('button', { name: 'Send application' })).toBeTruthy()
})

test('if the profile does not load, the student can still apply', async () => {
  const { server } = show(offeredFields, '2008-05', false)
  server.answer(profile, { code: 'too-many', message: 'Wait.' })
  expect(await screen.findByRole('button', { name: 'Send application' })).toBeTruthy()
})

function show(offered = offeredFields, birthMonth = '2008-05', hasProfile = true) {
  const onClose = vi.fn<() => void>()
  const fields = [{ name: 'birthMonth', value: birthMonth }]
  const scene = openScene(<ShareSheet opening={exampleOpening} onClose={onClose} />, {
    answers: {
      [sharing]: offered,
      [profile]: hasProfile ? { fields } : { code: 'too-many', message: 'Wait.' },
      [apply]: { kind: 'applied', application: {}, xp: 25, guardians: 0 },
    },
  })
  return { ...scene, onClose }
}

function messageField() {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'A short message (optional)' })
}

function toast(): string | null | undefined {
  return screen.getAllByRole('status').at(-1)?.textContent
}
