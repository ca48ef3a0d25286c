import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OpeningCard as Opening } from '#contract/openings.ts'
import { exampleOpening } from '../testing/examples.ts'
import { openScene } from '../testing/scene.tsx'
import { student } from '../testing/student.ts'
import { OpeningCard } from './OpeningCard.tsx'

const saved = '/api/opportunities/:id/saved'
const opening: Opening = {
  ...exampleOpening,
  match: {
    score: 62,
    fit: 'grow',
    version: 1,
    parts: [
      { name: 'base', points: 20, outOf: 20, text: 'Everybody starts here.' },
      { name: 'skills', points: 30, outOf: 40, text: 'You know 3 of 4 skills.' },
      { name: 'kind', points: 0, outOf: 10, text: 'Not said yet.', unsaid: true },
      { name: 'place', points: 12, outOf: 30, text: 'Close to you.' },
    ],
  },
}

test('the title leads to the opening, and the company is named with it', () => {
  show()
  const link = screen.getByRole('link', { name: 'Café trainee' })
  expect(link.getAttribute('href')).toBe(`/opportunities/${opening.id}`)
  expect(screen.getByRole('heading', { name: 'Café trainee' })).toBeTruthy()
  expect(screen.getByText('Blue Mahoe Café')).toBeTruthy()
})

test('the match opens its parts, whose points add up to it', async () => {
  const { user } = show()
  await user.click(
    screen.getByRole('button', { name: /^62% Match · Room to grow ?see why ?Café trainee$/ }),
  )
  const table = await screen.findByRole('table', { name: 'How your match adds up' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual([
    '20',
    '+30 of 40',
    '+0 of 10',
    '+12 of 30',
    '62%',
  ])
  expect(table.textContent).toContain('You know 3 of 4 skills.')
  const bar = within(table).getByRole('progressbar', { name: 'Your skills, points' })
  expect(bar.getAttribute('aria-valuetext')).toBe('30 of 40')
})

test('a part that the student never told us about leads to where they can', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: /^62% Match/ }))
  const table = await screen.findByRole('table')
  const say = within(table).getAllByRole('link')
  expect(say.map(({ textContent }) => textContent)).toEqual(['Tell us what work you want'])
  expect(say[0]?.getAttribute('href')).toContain('tab=opportunities')
})

test('the sheet with the parts closes, and the card stays', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: /^62% Match/ }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: /^62% Match/ })).toBeTruthy()
})

test('an opening that is not for the student says why instead of a match', () => {
  show({ notFor: 'Not yet: from 18' })
  expect(screen.getByText('Not yet: from 18')).toBeTruthy()
  expect(screen.queryByText(/Match/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull()
})

test('a student without any skill yet is told how to get a match', () => {
  show({ match: null })
  const link = screen.getByRole('link', { name: 'Start a quest to see your match' })
  expect(link.getAttribute('href')).toBe('/dashboard?tab=skills')
})

test('more than four skills are counted instead of listed', () => {
  show({ skills: ['Leadership', 'Teamwork', 'Budgeting', 'Service', 'Sales', 'Cooking'] })
  const list = screen.getByRole('list', { name: 'Skills' })
  const shown = within(list).getAllByRole('listitem')
  expect(shown).toHaveLength(5)
  expect(shown.at(-1)?.textContent).toBe('+2')
})

test('a guardian sees neither a match nor a button to save', () => {
  openScene(<OpeningCard opening={opening} student={false} />, {
    user: { ...student, role: 'guardian' },
  })
  expect(screen.queryByText(/Match/)).toBeNull()
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull()
})

test('saving shows at once, is sent once, and says what it earned', async () => {
  const { user, server, sentTo } = show()
  const save = screen.getByRole('button', { name: 'Save: Café trainee', pressed: false })
  const release = server.hold()
  await user.click(save)
  expect(screen.getByRole('button', { name: 'Saved: Café trainee', pressed: true })).toBe(save)
  release()
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Saved. +5 XP')
  expect(sentTo(`PUT ${saved}`)).toEqual([{ id: opening.id }])
})

test('a save that failed is taken back, and the reason is said', async () => {
  const { user, server } = show()
  server.answer(`PUT ${saved}`, { code: 'not-found', message: 'It has closed.' })
  await user.click(screen.getByRole('button', { name: 'Save: Café trainee' }))
  await expect.poll(() => screen.getByRole('status').textContent).toBe('It has closed.')
  expect(screen.getByRole('button', { name: 'Save: Café trainee', pressed: false })).toBeTruthy()
})

test('a saved opening can be taken off the list', async () => {
  const { user, sentTo } = show({ saved: true })
  await user.click(screen.getByRole('button', { name: 'Saved: Café trainee' }))
  await expect.poll(() => sentTo(`DELETE ${saved}`)).toEqual([{ id: opening.id }])
  expect(sentTo(`PUT ${saved}`)).toEqual([])
})

function show(changes: Partial<Opening> = {}) {
  return openScene(
    <ul>
      <OpeningCard opening={{ ...opening, ...changes }} student />
    </ul>,
    {
      answers: { [`PUT ${saved}`]: { saved: true, xp: 5 }, [`DELETE ${saved}`]: { saved: false } },
    },
  )
}
