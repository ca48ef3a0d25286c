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

test('while staff are checking, the profile step is done and the check is the current step', () => {
  expect(profileStep(user).state).toBe('done')
  expect(checkStep(user, 'Then it is public.').text).toContain('A person will look at your profile')
})

test('after staff ask for more, the profile step is open until the profile is sent again', () => {
  const sentBack = { ...user, toSendAgain: true }
  expect(profileStep(sentBack).state).toBe('now')
  expect(checkStep(sentBack, '')).toMatchObject({ title: 'Send it again', state: 'now' })
  expect(checkStep(sentBack, '').text).not.toContain('A person will look')
})

test('a refused profile that may be sent again is still shown as refused', () => {
  const refused = { ...user, toSendAgain: true, verification: 'refused' as const }
  expect(checkStep(refused, '').title).toBe('We could not verify you')
})
