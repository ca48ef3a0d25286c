import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OpeningCard } from '#contract/openings.ts'
import { exampleOpening } from '../testing/examples.ts'
import { openScene } from '../testing/scene.tsx'
import { FittingOpening } from './FittingOpening.tsx'

const list = 'GET /api/opportunities'
const match: OpeningCard['match'] = { score: 88, fit: 'strong', version: 1, parts: [] }

test('the best opening that is for the student is shown, with its match in a word', async () => {
  show([
    opening('Loan officer', { service: true }),
    opening('Night guard', { notFor: 'Not yet: from 18' }),
    opening('Front desk trainee', { application: 'applied', match }),
    opening('Cook shop helper', { match }),
    opening('Stock clerk', { match }),
  ])
  const link = await screen.findByRole('link', { name: 'Cook shop helper' })
  expect(link.getAttribute('href')).toBe('/opportunities/Cook shop helper'.replaceAll(' ', '%20'))
  expect(screen.getByText('88% Match · Strong fit')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All openings' })).toBeTruthy()
  expect(screen.queryByText('Stock clerk')).toBeNull()
})

test('without skills to match it is the first in the list, and no match is claimed', async () => {
  show([opening('Farm hand', {})])
  expect(await screen.findByRole('heading', { name: 'Open now' })).toBeTruthy()
  expect(screen.queryByText(/Match/)).toBeNull()
})

test('there is no section while nothing is for the student', async () => {
  const { sentTo } = show([opening('Night guard', { notFor: 'Not yet: from 18' })])
  await expect.poll(() => sentTo(list)).toHaveLength(1)
  expect(screen.queryByRole('region')).toBeNull()
})

function show(opportunities: OpeningCard[]) {
  return openScene(<FittingOpening />, {
    answers: {
      [list]: {
        opportunities,
        hidden: [],
        next: null,
        matched: true,
        others: 0,
        type: 'all',
        feed: { updatedAt: null, refreshing: false, problem: null },
      },
    },
  })
}

function opening(title: string, fields: Partial<OpeningCard>): OpeningCard {
  return { ...exampleOpening, id: title, title, ...fields }
}
