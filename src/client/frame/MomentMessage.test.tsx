import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openScene } from '../testing/scene.tsx'
import { useStore } from '../ui/use-store.ts'
import { MomentMessage } from './MomentMessage.tsx'
import { celebrateMoment, currentMoment, endMoment } from './moments.ts'

beforeEach(() => {
  HTMLElement.prototype.showPopover ??= () => {}
})
afterEach(() => act(endMoment))

test('a new level says its rank and what it unlocks, and a key ends it', async () => {
  const { user } = openScene(<Current />, { answers: {} })
  act(() =>
    celebrateMoment({
      type: 'level-up',
      key: 'level:2',
      level: 2,
      unlocked: [{ id: 'on-time', kind: 'title', name: 'Always on Time' }],
    }),
  )
  expect(screen.getByText('Level 2')).toBeTruthy()
  expect(screen.getByText('Builder')).toBeTruthy()
  expect(screen.getByText('New title under Rewards: Always on Time')).toBeTruthy()
  await user.keyboard('a')
  expect(screen.queryByText('Level 2')).toBeNull()
})

test('a new day passes by itself', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  openScene(<Current />, { answers: {} })
  act(() =>
    celebrateMoment({
      type: 'streak',
      key: 'streak:a',
      streak: 7,
      milestone: true,
      bonus: 14,
      freezesUsed: 1,
      freezeEarned: true,
    }),
  )
  expect(screen.getByText('Day 7')).toBeTruthy()
  expect(screen.getByText('7 days in a row. That is rare.')).toBeTruthy()
  expect(screen.getByText('+14 XP streak bonus')).toBeTruthy()
  expect(screen.getByText('A freeze kept your streak.')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1_500))
  expect(screen.queryByText('Day 7')).toBeNull()
})

function Current() {
  const moment = useStore(currentMoment)
  return moment === undefined ? null : <MomentMessage moment={moment} />
}
