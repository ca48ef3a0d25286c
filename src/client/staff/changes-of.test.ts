import { expect, test } from 'vitest'
import type { LoggedAction } from '#contract/staff.ts'
import { changesOf } from './changes-of.ts'

type Facts = LoggedAction['before']

const changes = (before: Facts, after: Facts, kind: LoggedAction['subject']['kind'] = 'opening') =>
  changesOf({ before, after, subject: { kind, id: 'x', name: 'Barista' } })

test('publishing or holding an opening is described in sentences', () => {
  const held = { status: 'held', heldBy: 'rules', openReports: 0 }
  expect(changes(held, { status: 'published', heldBy: null, openReports: 0 })).toEqual([
    'It was held back and is shown to students now.',
    'It had been held back by the rules.',
  ])
  const told = 'It asks people to pay.'
  expect(changes(held, { status: 'held', heldBy: 'staff', openReports: 0, told })).toEqual([
    'It is held back by our staff now.',
    'They were told: “It asks people to pay.”',
  ])
})

test('unchanged facts, and what the action’s own sentence already says, are left out', () => {
  expect(changes({ suspended: false, sessions: 2 }, { suspended: true, sessions: 0 })).toEqual([
    'They were signed out on 2 devices.',
  ])
  expect(changes({ state: 'verified' }, { state: 'verified' }, 'person')).toEqual([])
  expect(changes({}, {})).toEqual([])
})

test('a previous state is described in words, for a person and for a thing', () => {
  expect(changes({ state: 'pending' }, { state: 'verified' }, 'person')).toEqual([
    'Before that, they were waiting for a check.',
  ])
  expect(
    changes({ state: 'looking', outcome: null }, { state: 'closed', outcome: 'spoken' }, 'report'),
  ).toEqual(['Before that, it was being looked at.', 'Outcome: Spoke with them.'])
})

test('months and times are formatted for people', () => {
  expect(changes({ born: '2008-05' }, { born: '2009-07' }, 'person')).toEqual([
    'The month of birth was May 2008 and is July 2009 now.',
  ])
  expect(changes({ restUntil: '2026-11-22T15:20:00.000Z' }, { restUntil: null }, 'feed')).toEqual([
    'It was paused until Sun 22 Nov, 10:20 AM.',
  ])
})

test('the role of a colleague is described by its name, with the cases they had', () => {
  expect(changes({}, { role: 'content' }, 'colleague')).toEqual(['The role: Content.'])
  expect(
    changes({ role: 'support' }, { role: 'moderation', releasedCases: 1 }, 'colleague'),
  ).toEqual(['The role was Support and is Moderation now.', '1 open case given back to everybody.'])
  expect(changes({ role: 'lead', sessions: 1 }, { role: null, sessions: 0 }, 'colleague')).toEqual([
    'The role was Lead.',
    'They were signed out on 1 device.',
  ])
})

test('ids are left out, and an unknown fact is shown as stored', () => {
  const person = '0198c0de-0000-7000-8000-000000000001'
  expect(changes({ endedCalls: 3 }, { person })).toEqual(['Ended calls: it was 3.'])
})
