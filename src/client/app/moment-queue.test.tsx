import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { numberedUserId } from '#domain/people/numbered-user-id.ts'
import { endMoment, queueMoment } from './moment-queue.ts'
import { currentMoment, type Moment } from './moments.ts'
import { forgetOwner } from './offline/forget.ts'
import { keepShown } from './shown-moments.ts'

const tia = numberedUserId(1)
const day: Moment = {
  type: 'streak',
  key: 'streak:2026-11-26',
  streak: 8,
  milestone: false,
  bonus: 16,
  freezesUsed: 0,
  freezeEarned: false,
}
const level: Moment = { type: 'level-up', key: 'level:3', level: 3, unlocked: [] }
const courseEnd: Moment = { type: 'course-end', key: 'course-end:one', title: 'First Job Ready' }
const badge: Moment = {
  type: 'achievement',
  key: 'achievement:first-course',
  id: 'first-course',
  title: 'First Course',
  xp: 50,
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  while (currentMoment.get() !== undefined) endMoment()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what one action caused comes in one order, however it arrives', () => {
  for (const moment of [level, badge, day, courseEnd]) queueMoment(moment, tia)
  expect(currentMoment.get()).toBeUndefined()
  expect(shownInTurn()).toEqual([day, courseEnd, badge, level])
})

test('a moment is shown only once, also after a reload', async () => {
  queueMoment(level, tia)
  queueMoment(level, tia)
  expect(shownInTurn()).toEqual([level])
  vi.resetModules()
  const reloaded = await import('./moment-queue.ts')
  reloaded.queueMoment(level, tia)
  vi.runAllTimers()
  const { currentMoment: onTheScreen } = await import('./moments.ts')
  expect(onTheScreen.get()).toBeUndefined()
})

test('each person of a device has their own, until somebody signs out', async () => {
  queueMoment(badge, tia)
  expect(shownInTurn()).toEqual([badge])
  queueMoment(badge, numberedUserId(2))
  expect(shownInTurn()).toEqual([badge])
  await forgetOwner()
  expect(localStorage.length).toBe(0)
})

test('only the newest are kept', () => {
  for (let count = 0; count < 100; count += 1) keepShown(tia, `level:${count}`)
  const kept = JSON.parse(localStorage.getItem(localStorage.key(0) ?? '') ?? '[]')
  expect(kept).toHaveLength(40)
  expect(kept.at(-1)).toBe('level:99')
})

test('a window that nobody sees waits, and leaves it to one that is seen', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  queueMoment(badge, tia)
  queueMoment(level, tia)
  vi.runAllTimers()
  expect(currentMoment.get()).toBeUndefined()
  keepShown(tia, badge.key)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(shownInTurn()).toEqual([level])
})

test('without storage, or with something else in it, moments still come', () => {
  localStorage.setItem(`upful-moments:${tia}`, '{"not":"a list"}')
  queueMoment(level, tia)
  expect(shownInTurn()).toEqual([level])
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  queueMoment(badge, tia)
  expect(shownInTurn()).toEqual([badge])
})

function shownInTurn(): Moment[] {
  vi.advanceTimersByTime(400)
  const shown: Moment[] = []
  for (let moment = currentMoment.get(); moment !== undefined; moment = currentMoment.get()) {
    shown.push(moment)
    endMoment()
  }
  return shown
}
