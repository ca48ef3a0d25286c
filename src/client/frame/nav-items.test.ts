import { expect, test } from 'vitest'
import type { Role } from '#domain/people/role.ts'
import { navItemAt, studentItems } from './nav-items.ts'
import { roleItems } from './role-nav-items.ts'

test.each([
  ['/dashboard', null, 'Home'],
  ['/dashboard', 'skills', 'Home'],
  ['/dashboard', 'opportunities', 'Jobs'],
  ['/dashboard', 'advisor', 'Home'],
  ['/courses', null, 'Learn'],
  ['/courses/money-moves/lessons/pay-slip', null, 'Learn'],
  ['/course/money-moves/progress', null, 'Learn'],
  ['/assessment/budgeting', null, 'Learn'],
  ['/review', null, 'Review'],
  ['/me', null, 'Me'],
  ['/mentor-sessions', null, 'Me'],
  ['/opportunities/0b1c', null, 'Jobs'],
  ['/applications', null, 'Jobs'],
  ['/profile', null, 'Me'],
  ['/coursework', null, undefined],
])('%s with tab %s belongs to the menu item %s of a student', (pathname, tab, label) => {
  const search = tab === null ? '' : `?tab=${tab}`
  expect(navItemAt(studentItems, pathname, search)?.label).toBe(label)
})

const adults: [Exclude<Role, 'student'>, string, string | undefined][] = [
  ['guardian', '/dashboard', 'Home'],
  ['guardian', '/guardian/students', 'Students'],
  ['guardian', '/guardian/students/u1', 'Students'],
  ['guardian', '/guardian/approvals', 'Approvals'],
  ['guardian', '/courses', undefined],
  ['mentor', '/mentor/slots', 'Times'],
  ['mentor', '/mentor/projects/p1', 'Students'],
  ['business', '/business/postings/p1', 'Openings'],
  ['business', '/business/postings/p1/applicants', 'Applicants'],
  ['staff', '/staff', 'Cases'],
  ['staff', '/staff?desk=reports', 'Reports'],
  ['staff', '/staff?desk=posts&list=reported', 'Openings'],
  ['staff', '/staff?desk=log', 'Log'],
]

test.each(adults)('of a %s, %s belongs to the menu item %s', (role, address, label) => {
  const { pathname, search } = new URL(address, 'https://upful.test')
  expect(navItemAt(roleItems[role], pathname, search)?.label).toBe(label)
})

test('at most five places are in the bottom bar of each role', () => {
  for (const items of [...Object.values(roleItems), studentItems])
    expect(items.filter((item) => !('railOnly' in item)).length).toBeLessThanOrEqual(5)
})
