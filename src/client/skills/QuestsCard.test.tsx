import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Output } from '../app/api.ts'
import { openScene } from '../testing/scene.tsx'
import { QuestsCard } from './QuestsCard.tsx'

type Board = Output<'GET /api/quests'>
const quests = 'GET /api/quests'
const start = 'POST /api/quests/:id/start'

const offered: Board['offered'][number] = {
  id: 'review-5',
  title: 'Daily five',
  description: 'Answer five questions.',
  why: 'Coming back helps you remember.',
  cadence: 'daily',
  xp: 15,
  skill: null,
  target: 5,
  goal: { event: 'review-answered', course: null, skill: null },
  endsAt: null,
  evidence: null,
}
const started = { ...offered, progress: 2, startedAt: '2026-11-26T14:00:00.000Z' }
const empty: Board = { today: [], active: [], offered: [], done: [] }

test('a quest is started once; its button becomes the way there, and gets the focus', async () => {
  const { user, server, sentTo } = show({ ...empty, offered: [offered] })
  const button = await screen.findByRole('button', { name: 'Start: Daily five' })
  server.answer(start, () => {
    const board = { ...empty, active: [started] }
    server.answer(quests, board)
    return board
  })
  const release = server.hold()
  await user.dblClick(button)
  release()
  const go = await screen.findByRole('link', { name: 'Go: Daily five' })
  expect(go.getAttribute('href')).toBe('/review')
  await expect.poll(() => document.activeElement).toBe(go)
  expect(sentTo(start)).toEqual([{ id: 'review-5' }])
})

test('a started quest shows how far it is, in words for a screen reader too', async () => {
  show({ ...empty, active: [started] })
  const bar = await screen.findByRole('progressbar', { name: 'Daily five' })
  expect(bar.getAttribute('aria-valuetext')).toBe('2 of 5')
  expect(screen.getByText('2 of 5')).toBeTruthy()
  expect(screen.getByText('+15 XP')).toBeTruthy()
})

test('a quest that could not be started says why, and can be started again', async () => {
  const { user, server } = show({ ...empty, offered: [offered] })
  server.answer(start, { code: 'not-possible', message: 'Its window has closed.' })
  const button = await screen.findByRole('button', { name: 'Start: Daily five' })
  await user.click(button)
  await screen.findAllByText('Its window has closed.')
  expect(button.getAttribute('aria-disabled')).toBeNull()
})

test('starting a quest does not move its card', async () => {
  const other = { ...offered, id: 'course', title: 'Finish a lesson' }
  const { user, server } = show({ ...empty, offered: [other, offered] })
  const button = await screen.findByRole('button', { name: 'Start: Daily five' })
  server.answer(start, () => {
    server.answer(quests, { ...empty, active: [started], offered: [other] })
    return empty
  })
  await user.click(button)
  await screen.findByRole('link', { name: 'Go: Daily five' })
  expect(titles()).toEqual(['Finish a lesson', 'Daily five'])
})

test('only the first quests are shown, and one press shows the others', async () => {
  const many = Array.from({ length: 6 }, (_each, at) => ({
    ...offered,
    id: `quest-${at}`,
    title: `Quest ${at + 1}`,
  }))
  const { user } = show({ ...empty, offered: many })
  const more = await screen.findByRole('button', { name: 'Show 2 more quests' })
  expect(titles()).toHaveLength(4)
  await user.click(more)
  expect(titles()).toHaveLength(6)
  expect(screen.queryByRole('button', { name: /more quest/ })).toBeNull()
})

test('a quest away from the screen is finished by writing about it; too few words are not sent', async () => {
  const outdoors = {
    ...started,
    title: 'Three prices',
    cadence: 'weekly' as const,
    evidence: { ask: 'What were the three prices?', minWords: 5 },
  }
  const { user, server, sentTo } = show({ ...empty, active: [outdoors] })
  const give = 'POST /api/quests/:id/evidence'
  server.answer(give, { ...empty })
  await user.click(await screen.findByRole('button', { name: 'I did it: Three prices' }))
  const text = await screen.findByLabelText('What were the three prices?')
  await user.type(text, 'Cheap')
  await user.click(screen.getByRole('button', { name: 'Finish the quest' }))
  expect(await screen.findAllByText('Write at least 5 words. You have 1.')).not.toEqual([])
  expect(sentTo(give)).toEqual([])
  await user.type(text, ' at the market, dear uptown')
  await user.click(screen.getByRole('button', { name: 'Finish the quest' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sentTo(give)).toEqual([{ id: outdoors.id, text: 'Cheap at the market, dear uptown' }])
})

test('without a quest the card says when new ones come', async () => {
  show(empty)
  expect(await screen.findByText('No active quests available')).toBeTruthy()
  expect(screen.getByText(/New daily quests come every day/)).toBeTruthy()
})

test('quests that were finished are listed with what they earned', async () => {
  const at = '2026-11-25T14:00:00.000Z'
  show({ ...empty, done: [{ id: 'x', title: 'First steps', xp: 50, at }] })
  const list = (await screen.findByText('First steps')).closest('li')
  expect(within(list ?? document.body).getByText('+50 XP')).toBeTruthy()
})

function show(board: Board) {
  return openScene(<QuestsCard />, { answers: { [quests]: board, [start]: board } })
}

function titles(): (string | null)[] {
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
}
