import { expect, test } from 'vitest'
import type { Role } from '#domain/people/role.ts'
import { navItemAt, studentItems } from './nav-items.ts'
import { staffRoles, type StaffRole } from '#domain/people/staff-role.ts'
import { roleItems, staffItems } from './role-nav-items.ts'

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

const adults: [Exclude<Role, 'student' | 'staff'>, string, string | undefined][] = [
  ['guardian', '/dashboard', 'Home'],
  ['guardian', '/guardian/students', 'Students'],
  ['guardian', '/guardian/students/u1', 'Students'],
  ['guardian', '/guardian/approvals', 'Approvals'],
  ['guardian', '/courses', undefined],
  ['mentor', '/mentor/slots', 'Times'],
  ['mentor', '/mentor/projects/p1', 'Students'],
  ['business', '/business/postings/p1', 'Openings'],
  ['business', '/business/postings/p1/applicants', 'Applicants'],
]

test.each(adults)('of a %s, %s belongs to the menu item %s', (role, address, label) => {
  const { pathname, search } = new URL(address, 'https://upful.test')
  expect(navItemAt(roleItems[role], pathname, search)?.label).toBe(label)
})

const deskLinks: [StaffRole, string, string | undefined][] = [
  ['lead', '/staff', 'Cases'],
  ['lead', '/staff?desk=reports', 'Reports'],
  ['lead', '/staff?desk=posts&list=reported', 'Openings'],
  ['lead', '/staff?desk=team', 'Team'],
  ['content', '/staff?desk=facts', 'Facts'],
  ['content', '/staff?desk=people', undefined],
  ['support', '/staff?desk=people', 'People'],
]

test.each(deskLinks)(
  'of staff with the role %s, %s belongs to the menu item %s',
  (role, address, label) => {
    const { pathname, search } = new URL(address, 'https://upful.test')
    expect(navItemAt(staffItems(role), pathname, search)?.label).toBe(label)
  },
)

test('staff have only the desks of their role in the menu', () => {
  const labels = (role: StaffRole) => staffItems(role).map(({ label }) => label)
  expect(labels('content')).toEqual([
    'Home',
    'Courses',
    'Questions',
    'Guide',
    'Facts',
    'Texts',
    'Announcements',
    'Figures',
    'Log',
  ])
  expect(labels('support')).not.toContain('Openings')
  expect(labels('moderation')).not.toContain('Team')
  expect(labels('lead')).toHaveLength(19)
})

test('at most five places are in the bottom bar of each role', () => {
  for (const items of [
    ...Object.values(roleItems),
    ...staffRoles.map((role) => staffItems(role)),
    studentItems,
  ])
    expect(items.filter((item) => !('railOnly' in item)).length).toBeLessThanOrEqual(5)
})
