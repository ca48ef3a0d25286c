import { expect, test } from 'vitest'
import { asks } from './notification-settling.ts'
import { notificationTypes } from './notifications.ts'

test('every kind of notification asks for something and is settled, or says why not', () => {
  expect(notificationTypes.filter((type) => asks[type] === undefined)).toEqual([])
  const reasons = Object.values(asks).filter((why) => why !== true)
  expect(reasons.filter((why) => why.length <= 10)).toEqual([])
})
