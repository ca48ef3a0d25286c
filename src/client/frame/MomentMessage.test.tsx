import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endMoment, queueMoment } from '../app/moment-queue.ts'
import { currentMoment, type Moment } from '../app/moments.ts'
import { openScene } from '../testing/scene.tsx'
import { student } from '../testing/student.ts'
import { useStore } from '../ui/use-store.ts'
import { MomentMessage } from './MomentMessage.tsx'

beforeEach(() => {
  HTMLElement.prototype.showPopover ??= () => {}
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.clear()
})
afterEach(() => {
  act(endMoment)
  vi.useRealTimers()
})

test('a new level says its rank and what it unlocks, and a key ends it', async () => {
  const { user } = openScene(<Current />, { answers: {} })
  celebrate({
    type: 'level-up',
    key: 'level:2',
    level: 2,
    unlocked: [
      { id: 'on-time', kind: 'title', name: 'Always on Time' },
      { id: 'wave', kind: 'frame', name: 'Wave' },
    ],
  })
  expect(screen.getByText('Level 2')).toBeTruthy()
  expect(screen.getByText('Builder')).toBeTruthy()
  expect(screen.getByText('New under Rewards: Always on Time, Wave')).toBeTruthy()
  expect(heard()).toBe('Level 2. You are now Builder. New under Rewards: Always on Time, Wave.')
  await user.keyboard('a')
  expect(screen.queryByText('Level 2')).toBeNull()
})

test('a new day passes by itself', () => {
  openScene(<Current />, { answers: {} })
  celebrate({
    type: 'streak',
    key: 'streak:a',
    streak: 7,
    milestone: true,
    bonus: 14,
    freezesUsed: 1,
    freezeEarned: true,
  })
  expect(screen.getByText('Day 7')).toBeTruthy()
  expect(screen.getByText('7 days in a row. That is rare.')).toBeTruthy()
  expect(screen.getByText('+14 XP streak bonus')).toBeTruthy()
  expect(screen.getByText('A freeze kept your streak.')).toBeTruthy()
  expect(heard()).toBe('Day 7 of your streak.')
  act(() => void vi.advanceTimersByTime(1_500))
  expect(screen.queryByText('Day 7')).toBeNull()
})

test('the end of a course and its achievement are one sequence, with a touch each', async () => {
  const { user } = openScene(<Current />, { answers: {} })
  celebrate(
    {
      type: 'achievement',
      key: 'achievement:first-course',
      id: 'first-course',
      title: 'First Course',
      xp: 50,
    },
    { type: 'course-end', key: 'course-end:one', title: 'First Job Ready' },
  )
  expect(heard()).toBe('Course finished: First Job Ready.')
  await user.click(document.body)
  expect(screen.getByText('New achievement')).toBeTruthy()
  expect(screen.getByText('+50 XP')).toBeTruthy()
  expect(heard()).toBe('New achievement: First Course, +50 XP.')
  await user.click(document.body)
  expect(screen.queryByText('New achievement')).toBeNull()
})

function celebrate(...moments: Moment[]): void {
  act(() => {
    for (const moment of moments) queueMoment(moment, student.id)
    vi.advanceTimersByTime(400)
  })
}

/** What a screen reader says: the picture is hidden from it. */
function heard(): string | null | undefined {
  return document.querySelector('.sr-only:not([role])')?.textContent
}

function Current() {
  const moment = useStore(currentMoment)
  return moment === undefined ? null : <MomentMessage moment={moment} />
}
