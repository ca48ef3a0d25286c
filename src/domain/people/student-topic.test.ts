import { expect, test } from 'vitest'
import { notificationKinds, type NotificationType } from './notifications.ts'
import { topicOf } from './student-topic.ts'

const types = Object.keys(notificationKinds) as NotificationType[]

test('what a guardian must always get has no switch for one student', () => {
  for (const type of types.filter((each) => notificationKinds[each].always === true))
    expect([type, topicOf(type)]).toEqual([type, undefined])
  expect(topicOf('approval-needed')).toBeUndefined()
  expect(topicOf('student-application')).toBeUndefined()
})

test('every switch is about something that guardians get', () => {
  const switched = types.filter((type) => topicOf(type) !== undefined)
  for (const type of switched) expect(notificationKinds[type].who).toContain('guardian')
  expect(new Set(switched.map(topicOf)).size).toBe(5)
})
