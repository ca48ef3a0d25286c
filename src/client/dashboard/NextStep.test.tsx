import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StudentDay } from '#contract/dashboard.ts'
import { useApi } from '../app/use-api.ts'
import { exampleDay } from '../testing/examples.ts'
import { openScene } from '../testing/scene.tsx'
import { NextStep } from './NextStep.tsx'

const checkIn = 'POST /api/check-in'
const dashboard = 'GET /api/dashboard'
const checkedIn = {
  kind: 'checked-in',
  xp: 10,
  bonus: 0,
  streak: 4,
  freezesUsed: 0,
  freezeEarned: false,
}

test('a double tap checks in once, says what it earned, and the button is done for today', async () => {
  const { user, server, sentTo } = show()
  server.answer(checkIn, () => {
    server.answer(dashboard, { kind: 'ready', student: { ...exampleDay, checkedInToday: true } })
    return checkedIn
  })
  const release = server.hold()
  await user.dblClick(screen.getByRole('button', { name: 'Daily Check-in' }))
  expect(await screen.findByRole('button', { name: 'Checking in...' })).toBeTruthy()
  release()
  const done = await screen.findByRole('button', { name: 'Already checked in today' })
  expect(done).toHaveProperty('disabled', true)
  expect(toast()).toBe('Checked in: +10 XP.')
  expect(sentTo(checkIn)).toHaveLength(1)
})

test('a bonus and a streak freeze are said with the check-in', async () => {
  const { user } = show({}, { ...checkedIn, bonus: 50, freezeEarned: true })
  await user.click(screen.getByRole('button', { name: 'Daily Check-in' }))
  await expect.poll(toast).toBe('Checked in: +10 XP, +50 bonus. You earned a streak freeze!')
})

test('a student who already checked in on another phone sees a message and no error', async () => {
  const { user } = show({}, { kind: 'already-checked-in', streak: 4 })
  await user.click(screen.getByRole('button', { name: 'Daily Check-in' }))
  await expect.poll(toast).toBe("You've already checked in today!")
})

test('a check-in whose response was lost but which counted is shown as done', async () => {
  const { user, server } = show()
  await screen.findByText('loaded')
  server.answer(checkIn, () => {
    server.answer(dashboard, { kind: 'ready', student: { ...exampleDay, checkedInToday: true } })
    return { code: 'not-possible', message: 'Lost' }
  })
  await user.click(screen.getByRole('button', { name: 'Daily Check-in' }))
  expect(await screen.findByRole('button', { name: 'Already checked in today' })).toBeTruthy()
  expect(toast()).toBe('There was an error checking in.')
})

test('without a connection the person is told, and can check in once it is back', async () => {
  const { user, server, sentTo } = show()
  await screen.findByText('loaded')
  const comeBack = server.goOffline()
  await user.click(screen.getByRole('button', { name: 'Daily Check-in' }))
  await expect.poll(toast).toBe('Error checking check-in status')
  comeBack()
  await user.click(screen.getByRole('button', { name: 'Daily Check-in' }))
  await expect.poll(toast).toBe('Checked in: +10 XP.')
  expect(sentTo(checkIn)).toHaveLength(2)
})

test.for<{ day: Partial<StudentDay>; title: string }>([
  { day: { streak: 0, longestStreak: 0, activeToday: false }, title: 'Your first day starts here' },
  {
    day: { streak: 0, longestStreak: 5, activeToday: false },
    title: 'Welcome back. Day 1 of a new streak.',
  },
  { day: { streak: 3, activeToday: false }, title: 'Make day 4 count' },
  { day: { streak: 3, activeToday: true }, title: 'Day 3 is yours' },
])('before the check-in the card says "$title"', ({ day, title }) => {
  show(day)
  expect(screen.getByRole('heading').textContent).toBe(title)
  expect(screen.queryByRole('link')).toBeNull()
})

test.for<{ next: StudentDay['next']; title: string; link: string; address: string }>([
  {
    next: {
      kind: 'continue-course',
      id: 'budgeting',
      title: 'Budgeting',
      nextItem: 'saving',
      nextTitle: 'Saving',
    },
    title: 'Saving',
    link: 'Continue',
    address: '/courses/budgeting/lessons/saving',
  },
  {
    next: {
      kind: 'continue-course',
      id: 'budgeting',
      title: 'Budgeting',
      nextItem: null,
      nextTitle: null,
    },
    title: 'Budgeting',
    link: 'Continue',
    address: '/courses/budgeting',
  },
  {
    next: {
      kind: 'begin-course',
      id: 'first-job',
      title: 'First Job',
      nextItem: 'ready',
      nextTitle: 'Ready beats on time',
    },
    title: 'Ready beats on time',
    link: 'Start',
    address: '/courses/first-job/lessons/ready',
  },
  {
    next: { kind: 'hand-in-assessment', id: 'money', title: 'Money basics' },
    title: 'Finish Money basics',
    link: 'Continue',
    address: '/assessment/money',
  },
  {
    next: { kind: 'review', due: 1 },
    title: 'One question is back',
    link: 'Start the review',
    address: '/review',
  },
  {
    next: { kind: 'review', due: 4 },
    title: '4 questions are back',
    link: 'Start the review',
    address: '/review',
  },
  {
    next: { kind: 'choose-course' },
    title: 'Learn something new today',
    link: 'Choose a course',
    address: '/courses',
  },
])('the next step "$title" leads to $address', ({ next, title, link, address }) => {
  show({ next, checkedInToday: true })
  expect(screen.getByRole('heading').textContent).toBe(title)
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(address)
})

function Today({ day }: { day: StudentDay }) {
  const { data } = useApi(dashboard, {})
  const student = data?.kind === 'ready' ? data.student : null
  return (
    <>
      {student && <p>loaded</p>}
      <NextStep student={student ?? day} />
    </>
  )
}

function show(changes: Partial<StudentDay> = {}, answer: object = checkedIn) {
  const day = { ...exampleDay, ...changes }
  return openScene(<Today day={day} />, {
    answers: { [checkIn]: answer, [dashboard]: { kind: 'ready', student: day } },
  })
}

function toast(): string | null {
  return screen.getByRole('status').textContent
}
