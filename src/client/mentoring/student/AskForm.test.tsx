import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MentorCard } from '#contract/mentoring.ts'
import { numberedUserId } from '#domain/people/numbered-user-id.ts'
import { openScene } from '../../testing/scene.tsx'
import { AskForm } from './AskForm.tsx'

const ask = 'POST /api/mentors/:id/requests'
const early = '2030-01-07T15:00:00.000Z'
const late = '2030-01-07T15:30:00.000Z'
const nextDay = '2030-01-08T15:00:00.000Z'
const mentor: MentorCard = {
  id: numberedUserId(2),
  firstName: 'Marcia',
  jobTitle: 'Manager',
  company: 'Blue Mahoe',
  industry: 'Food',
  expertise: ['leadership'],
  skills: ['leadership'],
  times: [early, late, nextDay],
  minutes: 30,
  answersWithinHours: null,
  requestId: null,
  waitsForGuardian: false,
  mine: false,
}

test('what is missing is said one thing at a time, and nothing is sent until all is chosen', async () => {
  const { user, sentTo } = show()
  const send = screen.getByRole('button', { name: 'Ask Marcia' })
  await user.click(send)
  expect(screen.getByRole('alert').textContent).toBe('Choose a time.')
  await user.click(screen.getByRole('radio', { name: '10:00 AM' }))
  await user.click(send)
  expect(screen.getByRole('alert').textContent).toBe('Choose what you want to do together.')
  await user.click(screen.getByRole('radio', { name: 'Practise an interview' }))
  expect(sentTo(ask)).toEqual([])
  await user.click(send)
  await expect.poll(() => sentTo(ask)).toHaveLength(1)
})

test('the request is sent once, as chosen, and its page follows', async () => {
  const { user, server, sentTo } = show()
  await choose(user)
  const release = server.hold()
  await user.dblClick(screen.getByRole('button', { name: 'Ask Marcia' }))
  release()
  await expect.poll(() => location.pathname).toBe('/mentor-sessions')
  expect(sentTo(ask)).toEqual([
    { id: numberedUserId(2), startsAt: late, skill: 'leadership', aim: 'practise-interview' },
  ])
  expect(toast()).toBe('You asked Marcia')
})

test('another day has its own times, and the time of the day before is no longer chosen', async () => {
  const { user, sentTo } = show()
  await choose(user)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Which day?' }), 'Tue 8 Jan')
  const times = within(screen.getByRole('radiogroup', { name: 'What time?' }))
  expect(times.getAllByRole('radio')).toHaveLength(1)
  expect(times.queryByRole('radio', { checked: true })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ask Marcia' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose a time.')
  expect(sentTo(ask)).toEqual([])
})

test('a time that somebody else took in the meantime has to be chosen again', async () => {
  const { user, server } = show()
  await choose(user)
  server.answer(ask, { kind: 'time-taken' })
  await user.click(screen.getByRole('button', { name: 'Ask Marcia' }))
  await expect.poll(() => screen.getByRole('alert').textContent).toMatch(/Choose another/)
  expect(screen.queryByRole('radio', { name: '10:30 AM', checked: true })).toBeNull()
  expect(location.pathname).toBe('/')
})

test('a time that has gone from the list is not sent', async () => {
  const { user, show: showAgain, sentTo } = show()
  await choose(user)
  showAgain(<AskForm mentor={{ ...mentor, times: [early] }} />)
  await user.click(screen.getByRole('button', { name: 'Ask Marcia' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose a time.')
  expect(sentTo(ask)).toEqual([])
})

test('an adult reads nothing about a guardian', async () => {
  show()
  await expect.poll(() => screen.queryByText(/guardian/)).toBeNull()
})

test('a minor without a guardian reads that first, and is led to link one after asking', async () => {
  const { user, server } = show({ birthMonth: '2012-05' })
  expect(await screen.findByText(/Link one under My guardians/)).toBeTruthy()
  server.answer(ask, { kind: 'waiting', guardians: 0 })
  await choose(user)
  await user.click(screen.getByRole('button', { name: 'Ask Marcia' }))
  await expect.poll(() => location.pathname).toBe('/guardians')
  expect(toast()).toContain('Link a guardian')
})

test('a minor with a guardian is told that they are asked first', async () => {
  const { user, server } = show({ birthMonth: '2012-05' })
  server.answer(ask, { kind: 'waiting', guardians: 1 })
  await choose(user)
  await user.click(screen.getByRole('button', { name: 'Ask Marcia' }))
  await expect.poll(() => location.pathname).toBe('/mentor-sessions')
  expect(toast()).toContain('asked your guardian')
})

test('a student who never gave a month of birth is asked before the request is sent', async () => {
  const { user, sentTo } = show({ birthMonth: '' })
  await choose(user)
  await user.click(screen.getByRole('button', { name: 'Ask Marcia' }))
  const dialog = await screen.findByRole('dialog', { name: 'When were you born?' })
  expect(sentTo(ask)).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: /as under 18$/ }))
  await expect.poll(() => sentTo(ask)).toHaveLength(1)
})

test('a refusal is said, and what was chosen stays', async () => {
  const { user, server } = show()
  server.answer(ask, { code: 'not-possible', message: 'You already asked three mentors.' })
  await choose(user)
  await user.click(screen.getByRole('button', { name: 'Ask Marcia' }))
  await expect
    .poll(() => screen.getByRole('alert').textContent)
    .toBe('You already asked three mentors.')
  expect(screen.getByRole('radio', { name: '10:30 AM' })).toHaveProperty('checked', true)
})

function show({ birthMonth = '1990-01' } = {}) {
  const scene = openScene(<AskForm mentor={mentor} />, {
    answers: {
      [ask]: { kind: 'asked', guardians: 0 },
      'GET /api/profile': { fields: [{ name: 'birthMonth', value: birthMonth }] },
      'GET /api/guardians': { guardians: [] },
    },
  })
  return scene
}

async function choose(user: ReturnType<typeof openScene>['user']) {
  await user.click(screen.getByRole('radio', { name: '10:30 AM' }))
  await user.click(screen.getByRole('radio', { name: 'Practise an interview' }))
}

function toast(): string | null | undefined {
  return screen.getAllByRole('status').at(-1)?.textContent
}
