import { expect, test } from 'vitest'
import { staffActionKinds, staffActions } from '#domain/people/staff-action.ts'
import { isDeskId } from '../parts/staff/desks.ts'
import { deskOfSubject } from './desk-of-subject.ts'

test('every entry of the log links to a desk', () => {
  for (const kind of staffActionKinds) {
    const subject = { kind: staffActions[kind].about, id: 'an-id', name: 'Kemar R.' }
    const { desk = null } = deskOfSubject({ kind, subject })
    expect([kind, isDeskId(desk)]).toEqual([kind, true])
  }
})

test('a person is linked by their record, an opening by its title', () => {
  const person = { kind: 'person', id: 'an-id', name: 'Kemar R.' } as const
  expect(deskOfSubject({ kind: 'suspended', subject: person })).toEqual({
    desk: 'people',
    person: 'an-id',
  })
  const opening = { kind: 'opening', id: 'an-id', name: 'Baker' } as const
  expect(deskOfSubject({ kind: 'removed-opening', subject: opening })).toEqual({
    desk: 'posts',
    list: 'removed',
    q: 'Baker',
  })
})
