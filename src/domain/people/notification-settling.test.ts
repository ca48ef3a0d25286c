import { expect, test } from 'vitest'
import { asks } from './notification-settling.ts'
import { notificationTypes } from './notifications.ts'

test('every kind of notification asks for something and is settled, or says why not', () => {
  expect(notificationTypes.filter((type) => asks[type] === undefined)).toEqual([])
  for (const [type, why] of Object.entries(asks))
    if (why !== true) expect(why.length, type).toBeGreaterThan(10)
})
