import { expect, test } from 'vitest'
import { notificationTypesFor, notificationWords } from './notifications.ts'

test('a notification has who and what, and links to a page of the app', () => {
  expect(
    notificationWords('approval-needed', {
      student: 'Shanice Brown',
      what: 'application',
      title: 'Apply for Shop assistant at Ital Foods',
    }),
  ).toEqual({
    title: 'Shanice needs your approval',
    body: 'Apply for Shop assistant at Ital Foods. Shanice has written the application, and it is sent only if you approve it. Read it and answer on your dashboard.',
    path: '/dashboard',
  })
})

test('a summary for several students has a part for each of them', () => {
  const week = { level: 2, streak: 1, xp: 120, activities: 1 }
  const words = notificationWords('weekly-summary', {
    students: [
      { ...week, name: 'Shanice Brown' },
      { ...week, name: 'Kemar Reid', activities: 3, streak: 4 },
    ],
  })
  expect(words?.title).toBe('The week of your 2 students')
  expect(words?.body.split('\n\n')).toEqual([
    'Shanice: 120 XP from 1 activity, level 2, streak 1 day.',
    'Kemar: 120 XP from 3 activities, level 2, streak 4 days.',
  ])
})

test('a stored type that no longer exists has no text', () => {
  expect(notificationWords('toString', {})).toBeNull()
})

test('each role has switches only for notifications it can get', () => {
  expect(notificationTypesFor('guardian')).toContain('student-away')
  expect(notificationTypesFor('student')).not.toContain('student-away')
})

test('a letter has the time and aim of a request, and the reason for cancelling or declining', () => {
  const startsAt = '2026-12-03T22:00:00Z'
  const request = {
    student: 'Kemar',
    again: false,
    startsAt,
    aim: 'look-at-cv',
    answerBy: startsAt,
  }
  expect(notificationWords('mentor-asked', request)?.body).toMatch(
    /^When: Thursday.*5:00.*\nWhat for: Look at how I describe myself\nAnswer by: Thursday.*5:00.*\nSay yes or no/,
  )
  const cancelled = { name: 'Nadine', startsAt, path: '/dashboard', reason: 'sick' }
  expect(notificationWords('session-cancelled', cancelled)?.body).toContain('Not feeling well')
  const decline = {
    title: 'Barista',
    company: 'Blue Mahoe Café',
    state: 'declined',
    reason: 'filled',
  }
  expect(notificationWords('application-moved', decline)?.body).toContain(
    'The place has been filled.',
  )
})

test('a stored notification whose page is gone leads to the dashboard', () => {
  const stored = (path: string) => notificationWords('link-made', { name: 'Mrs Reid', path })?.path
  expect(stored('/guardians')).toBe('/guardians')
  expect(stored('/a-page-that-is-gone')).toBe('/dashboard')
})
