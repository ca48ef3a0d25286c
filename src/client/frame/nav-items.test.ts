import { expect, test } from 'vitest'
import { navItemAt, navItemsFor } from './nav-items.ts'

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
  expect(navItemAt(navItemsFor('student'), pathname, tab)?.label).toBe(label)
})

test('an adult has the advisor among the places, and no review', () => {
  const items = navItemsFor('mentor')
  expect(items.map(({ label }) => label)).toEqual(['Home', 'Learn', 'Jobs', 'Advisor'])
  expect(navItemAt(items, '/dashboard', 'advisor')?.label).toBe('Advisor')
})
