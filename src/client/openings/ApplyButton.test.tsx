import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OpeningCard } from '#contract/openings.ts'
import type { Role } from '#domain/people/role.ts'
import { newQueryClient } from '../app/query-client.ts'
import { playServer } from '../testing/playing-server.ts'
import { ApplyButton } from './ApplyButton.tsx'

const programme: OpeningCard = {
  id: 'gwep',
  title: 'Work experience',
  company: 'HEART',
  location: 'Kingston',
  locationEstimated: false,
  place: 'Kingston',
  type: 'training',
  duration: null,
  pay: null,
  deadline: null,
  deadlineEstimated: false,
  skills: [],
  match: null,
  notFor: null,
  service: false,
  url: 'https://www.heart-nsta.org/gwep',
  source: { kind: 'programme', label: 'Programme' },
  saved: false,
  application: null,
}

test('a guardian can read about a programme, but not apply for it', async () => {
  show('guardian')
  const link = await screen.findByRole('link', { name: /^See it ?: Work experience$/ })
  expect(link.getAttribute('href')).toBe('/opportunities/gwep')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a student can apply for a programme', async () => {
  show('student')
  const button = await screen.findByRole('button', { name: 'Apply: Work experience' })
  expect(button.textContent).toBe('Apply')
  expect(screen.queryByRole('link')).toBeNull()
})

function show(role: Role) {
  const user = { id: role, name: 'Devon Clarke', role }
  playServer({ 'GET /api/session': { user } })
  render(
    <QueryClientProvider client={newQueryClient()}>
      <ApplyButton opening={programme} />
    </QueryClientProvider>,
  )
}
