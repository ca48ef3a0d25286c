import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Offer } from '#contract/interviews.ts'
import { exampleApplication, exampleOffer } from '../testing/examples.ts'
import { openScene } from '../testing/scene.tsx'
import { OfferAnswer } from './OfferAnswer.tsx'

const move = 'POST /api/applications/:id/move'
const { id } = exampleApplication

test('the terms of the offer are listed with their names', () => {
  show()
  expect(factsIn(document.body)).toMatchObject({
    'First day': 'Mon 7 Dec',
    'Hours a week': '24',
    'Answer by': 'Tue 1 Dec',
  })
})

test('the offer is shown once more before it is accepted; Not now accepts nothing', async () => {
  const { user, sentTo } = show()
  await user.click(screen.getByRole('button', { name: 'Accept the offer: Café trainee' }))
  const dialog = screen.getByRole('dialog', { name: 'Accept the offer from Blue Mahoe Café?' })
  expect(factsIn(dialog)['First day']).toBe('Mon 7 Dec')
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sentTo(move)).toEqual([])
})

test('a double tap accepts the offer once', async () => {
  const { user, server, sentTo } = show()
  await user.click(screen.getByRole('button', { name: 'Accept the offer: Café trainee' }))
  const release = server.hold()
  await user.dblClick(screen.getByRole('button', { name: 'Accept the offer' }))
  release()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sentTo(move)).toEqual([{ id, state: 'accepted' }])
  expect(screen.getByRole('status').textContent).toBe('Congratulations! We told Blue Mahoe Café.')
})

test('an offer that could not be accepted is not congratulated for', async () => {
  const { user, server } = show()
  server.answer(move, { code: 'not-possible', message: 'The offer was taken back.' })
  await user.click(screen.getByRole('button', { name: 'Accept the offer: Café trainee' }))
  const dialog = screen.getByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Accept the offer' }))
  expect(await within(dialog).findByText('The offer was taken back.')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('declining is final, so it is asked for first and then sent', async () => {
  const { user, sentTo } = show()
  await user.click(screen.getByRole('button', { name: 'Decline the offer: Café trainee' }))
  const dialog = screen.getByRole('dialog', { name: 'Decline the offer from Blue Mahoe Café?' })
  expect(dialog.textContent).toContain('You cannot undo this.')
  expect(sentTo(move)).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }))
  await expect.poll(() => sentTo(move)).toEqual([{ id, state: 'withdrawn' }])
})

test('a minor reads that guardians are told and until when they can stop it, here and in the sheet', async () => {
  const { user } = show({}, '2026-12-04')
  expect(screen.getByText(/they can stop it until Fri 4 Dec/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Accept the offer: Café trainee' }))
  expect(screen.getByRole('dialog').textContent).toContain('They can stop it until Fri 4 Dec')
})

test.for([
  { offer: { late: true }, text: /last day to answer has passed/ },
  { offer: { calledOff: true }, text: /You did nothing wrong/ },
])('an offer with %o can be declined but no longer accepted', ({ offer, text }) => {
  show(offer, '2026-12-04')
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
  expect(screen.queryByText(/they can stop it/)).toBeNull()
  expect(screen.getByRole('button', { name: /^Decline/ })).toBeTruthy()
})

test('an unpaid offer says so', () => {
  show({ pay: null })
  expect(factsIn(document.body)['Pay']).toBe('Not paid')
})

function show(changes: Partial<Offer> = {}, stopUntil: string | null = null) {
  const application = {
    ...exampleApplication,
    state: 'offer' as const,
    offer: { ...exampleOffer, ...changes },
    stopUntil,
  }
  return openScene(<OfferAnswer application={application} />, {
    answers: { [move]: { application, xp: 0 } },
  })
}

/** The terms by their names. */
function factsIn(element: HTMLElement): Record<string, string | null> {
  const terms = [...element.querySelectorAll('dt')]
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]),
  )
}
