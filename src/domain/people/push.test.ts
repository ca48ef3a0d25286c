import { expect, test } from 'vitest'
import { notificationKinds, notificationTypes } from './notifications.ts'
import { deliverBy, nextTry } from './push-times.ts'
import { pushKindNames, pushKinds, pushWords } from './push.ts'

const at = (time: string) => new Date(`2026-11-23T${time}:00-05:00`)

test('only students’ notifications come to a phone, and every switch has some', () => {
  const pushed = notificationTypes.flatMap((type) => {
    const { push, who } = notificationKinds[type]
    return push === undefined ? [] : [{ push, who }]
  })
  expect(pushed.every(({ who }) => who.includes('student'))).toBe(true)
  expect(new Set(pushed.map(({ push }) => push))).toEqual(new Set(pushKindNames))
})

test('a kind that the worker does not know yet is shown too', () => {
  expect(pushWords('answer').title).toBe(pushKinds.answer.title)
  expect(pushWords('toString').title).toBe('Something is new on Upful')
  expect(pushWords(undefined).title).toBe('Something is new on Upful')
})

test('what was not delivered by nine in the evening is not delivered at night', () => {
  expect(deliverBy(true, at('20:30'))).toEqual(at('21:00'))
  expect(deliverBy(true, at('07:00'))).toEqual(at('19:00'))
  expect(deliverBy(false, at('20:30'))).toEqual(new Date(at('20:30').getTime() + 12 * 3_600_000))
})

test('a push is tried five times, later each time, and not before the push service wants it', () => {
  expect(nextTry(1, 0, at('10:00'))).toEqual(at('10:05'))
  expect(nextTry(3, 0, at('10:00'))).toEqual(at('10:20'))
  expect(nextTry(1, 1800, at('10:00'))).toEqual(at('10:30'))
  expect(nextTry(1, 86_400, at('10:00'))).toEqual(at('11:00'))
  expect(nextTry(5, 0, at('10:00'))).toBeNull()
})
