import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ListedApplication } from '#contract/applications.ts'
import { newQueryClient } from '../app/query-client.ts'
import { playServer } from '../testing/playing-server.ts'
import { ApplicationCard } from './ApplicationCard.tsx'

const interview: NonNullable<ListedApplication['interview']> = {
  state: 'planned',
  times: [],
  startsAt: '2026-11-26T20:30:00.000Z',
  endsAt: '2026-11-26T21:30:00.000Z',
  way: 'place',
  place: '12 Hope Road',
  contactName: 'Keisha',
  contactPosition: 'Shift supervisor',
  bring: [],
  room: null,
  maySayNone: false,
  mayCancel: true,
  cancelledBy: null,
  cancelReason: null,
}

const application: ListedApplication = {
  id: 'one',
  opportunityId: null,
  via: 'platform',
  title: 'Café trainee',
  company: 'Blue Mahoe Café',
  location: '',
  url: null,
  deadline: null,
  state: 'interview',
  stateOn: '2026-11-23',
  next: [],
  interview,
  checking: false,
  offer: null,
  notes: '',
  updatedAt: '2026-11-23T20:00:00.000Z',
}

test('a planned interview is shown with its own day, not the day of the invitation', () => {
  show(application)
  screen.getByText('Thu 26 Nov, 3:30 PM')
  expect(screen.queryByText(/23 Nov/)).toBeNull()
})

test('an interview entered by hand is shown with the day that was entered', () => {
  show({ ...application, via: 'manual', interview: null })
  expect(screen.getByText('Mon 23 Nov').tagName).toBe('SPAN')
})

test('an application for an opening that staff are checking is shown as paused', () => {
  show({ ...application, state: 'applied', interview: null, checking: true })
  expect(screen.getByText('Paused while we check it').tagName).toBe('P')
})

function show(card: ListedApplication) {
  playServer({ 'GET /api/session': { user: null } })
  render(
    <QueryClientProvider client={newQueryClient()}>
      <ul>
        <ApplicationCard application={card} onOpen={() => {}} />
      </ul>
    </QueryClientProvider>,
  )
}
