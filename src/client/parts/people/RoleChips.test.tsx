import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RoleChips } from './RoleChips.tsx'

test('a role is shown as pending only once staff have the details they check', () => {
  const mentor = { role: 'mentor', verification: 'pending' } as const
  const { rerender } = render(<RoleChips {...mentor} missingToCheck={['a phone number']} />)
  expect(screen.getByText('Not sent yet')).toBeTruthy()
  expect(screen.queryByText('Verification pending')).toBeNull()
  rerender(<RoleChips {...mentor} missingToCheck={[]} />)
  expect(screen.getByText('Verification pending')).toBeTruthy()
})
