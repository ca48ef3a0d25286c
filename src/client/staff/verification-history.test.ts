import { expect, test } from 'vitest'
import { verificationHistory } from './verification-history.ts'

const at = '2026-03-02T15:00:00Z'
const takenBack = {
  at: '2026-03-09T15:00:00Z',
  by: 'Grace Reid',
  reason: 'The shop has changed hands.',
}

test('a verification that was taken back shows when, why and who did it', () => {
  const text = verificationHistory({ at, changed: [], takenBack })
  expect(text).toBe(
    'Verification taken back on 9 March 2026 by Grace Reid, because: The shop has changed hands. They were verified on 2 March 2026.',
  )
})

test('changes since the verification are listed whether or not it was taken back', () => {
  const changed = [
    { label: 'Company', was: 'Acme' },
    { label: 'Website', was: '' },
  ]
  expect(verificationHistory({ at, changed, takenBack: null })).toBe(
    'Verified on 2 March 2026 and changed since. Company was “Acme”. Website was empty.',
  )
  expect(verificationHistory({ at, changed, takenBack })).toMatch(
    /Changed since they were verified: Company was “Acme”\. Website was empty\.$/,
  )
})
