import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApplicationHistory } from './ApplicationHistory.tsx'

test('a sent application shows that the guardian approved it, and one that was not sent does not', () => {
  const on = '2026-11-23'
  render(
    <ApplicationHistory
      events={[
        { to: 'applied', by: 'guardian', on, note: '' },
        { to: 'not-sent', by: 'guardian', on, note: 'The opening closed before it could be sent.' },
      ]}
      otherSide={{ side: 'business', words: 'the employer' }}
    />,
  )
  const [applied, notSent] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(applied).toBe('Applied Mon 23 Nov, approved by your guardian')
  expect(notSent).not.toContain('guardian')
})
