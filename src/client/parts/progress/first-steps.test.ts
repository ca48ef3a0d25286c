import { expect, test } from 'vitest'
import type { Dashboard } from '#contract/dashboard.ts'
import { checkStep, profileStep } from './first-steps.ts'

const user: Dashboard['user'] = {
  id: '1',
  name: 'Hope Bakery',
  role: 'business',
  profileFinished: true,
  missingToCheck: [],
  toSendAgain: false,
  verification: 'pending',
}

test('while staff check, the profile step is done and the check is current', () => {
  expect(profileStep(user).state).toBe('done')
  expect(checkStep(user, 'Then it is public.').text).toContain('A person will look at your profile')
})

test('when staff ask for more, nothing is done until the profile is sent again', () => {
  const asked = { ...user, toSendAgain: true }
  expect(profileStep(asked).state).toBe('now')
  expect(checkStep(asked, '')).toMatchObject({ title: 'Send it again', state: 'now' })
  expect(checkStep(asked, '').text).not.toContain('A person will look')
})

test('a refusal is still shown', () => {
  const refused = { ...user, toSendAgain: true, verification: 'refused' as const }
  expect(checkStep(refused, '').title).toBe('We could not verify you')
})
