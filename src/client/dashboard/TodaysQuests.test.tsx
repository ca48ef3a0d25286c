import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TodaysQuest } from '#contract/quests.ts'
import { openScene } from '../testing/scene.tsx'
import { TodaysQuests } from './TodaysQuests.tsx'

const claim = 'POST /api/quests/:id/claim'
const lesson: TodaysQuest = {
  id: 'one-step',
  title: 'One step',
  description: 'Finish one lesson.',
  why: 'A little every day adds up.',
  cadence: 'daily',
  xp: 20,
  skill: null,
  target: 3,
  goal: { event: 'content-completed', course: null, skill: null },
  endsAt: null,
  minutes: 5,
  progress: 1,
  state: 'open',
}

test('an open quest says how far it is and leads to where it is done', () => {
  show([lesson])
  const row = screen.getByRole('listitem')
  expect(row.textContent).toContain('1 of 3')
  expect(within(row).getByRole('link', { name: 'One step' }).getAttribute('href')).toBe('/courses')
  expect(within(row).queryByRole('button')).toBeNull()
})

test('a double tap on a reached quest claims it once, without stating an amount', async () => {
  const { user, server, sentTo } = show([{ ...lesson, progress: 3, state: 'reached' }])
  server.answer(claim, { kind: 'claimed', xp: 20, leveledUpTo: null })
  const release = server.hold()
  await user.dblClick(screen.getByRole('button', { name: 'Claim 20 XP for One step' }))
  release()
  await expect.poll(() => sentTo(claim)).toHaveLength(1)
  expect(JSON.stringify(sentTo(claim))).not.toContain('20')
})

test('a claim that fails says so, and can be tapped again', async () => {
  const { user, server } = show([{ ...lesson, progress: 3, state: 'reached' }])
  server.answer(claim, { code: 'not-possible', message: 'This quest is not done yet.' })
  await user.click(screen.getByRole('button', { name: /Claim/ }))
  expect(await screen.findByText('This quest is not done yet.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Claim/ })).toBeTruthy()
})

test('a claimed quest shows what it gave, and the head counts what is done', () => {
  show([lesson, { ...lesson, id: 'other', title: 'Other', state: 'claimed' }])
  expect(screen.getByText('+20 XP')).toBeTruthy()
  expect(screen.getByText('1 of 2 done')).toBeTruthy()
})

test('there is no section before the day is open', () => {
  show([])
  expect(screen.queryByRole('region')).toBeNull()
})

function show(quests: readonly TodaysQuest[]) {
  return openScene(<TodaysQuests quests={quests} />, { answers: {} })
}
