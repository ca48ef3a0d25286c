import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { HelpCard } from '#domain/safety/help-card.ts'
import { openScene } from '../../testing/scene.tsx'
import { shownHelp } from './crisis-words.ts'
import { HelpSheet } from './HelpSheet.tsx'

const help: HelpCard = {
  kind: 'suicide',
  title: 'You are not alone',
  lines: ['Talk to a person now.', 'Call 119 in danger.'],
  helplines: [
    {
      id: 'bellevue',
      name: 'Mental Health line',
      phone: '888-639-5433',
      hours: 'All day',
      what: '',
    },
    { id: 'police', name: 'Police', phone: '119', hours: 'All day', what: 'In danger.' },
  ],
}

afterEach(() => shownHelp.set(null))

test('without a reason for help there is no sheet', async () => {
  openScene(<HelpSheet />)
  shownHelp.set(help)
  await screen.findByRole('dialog')
  shownHelp.set(null)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('the helplines open on top of the page, take the focus, and can be called with one tap', async () => {
  openScene(<HelpSheet />)
  shownHelp.set(help)
  const dialog = await screen.findByRole('dialog', { name: 'People you can talk to' })
  const card = within(dialog).getByRole('region', { name: 'You are not alone' })
  expect(document.activeElement).toBe(card)
  const calls = within(card).getAllByRole('link', { name: /^Call/ })
  expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:888-639-5433', 'tel:119'])
  // Neither of them has WhatsApp.
  expect(within(card).queryByRole('link', { name: 'WhatsApp' })).toBeNull()
})

test('the way back leads to what was written, which is still there', async () => {
  const { user } = openScene(
    <>
      <textarea aria-label="Your reflection" defaultValue="I feel" />
      <HelpSheet />
    </>,
  )
  shownHelp.set(help)
  await user.click(await screen.findByRole('button', { name: 'Back to what I wrote' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(shownHelp.get()).toBeNull()
  expect(screen.getByLabelText('Your reflection')).toHaveProperty('value', 'I feel')
})

test('the sheet opens again for another text', async () => {
  const { user } = openScene(<HelpSheet />)
  shownHelp.set(help)
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  shownHelp.set({ ...help, title: 'You have the right to be safe' })
  expect(await screen.findByRole('region', { name: 'You have the right to be safe' })).toBeTruthy()
})
