import { expect, test } from 'vitest'
import { navItemAt } from './nav-items.ts'

test.each([
  ['/dashboard', null, 'Home'],
  ['/dashboard', 'skills', 'Home'],
  ['/dashboard', 'opportunities', 'Opportunities'],
  ['/dashboard', 'advisor', 'Advisor'],
  ['/courses', null, 'Learn'],
  ['/courses/money-moves/lessons/pay-slip', null, 'Learn'],
  ['/course/money-moves/progress', null, 'Learn'],
  ['/assessment/budgeting', null, 'Learn'],
  ['/review', null, 'Learn'],
  ['/mentor-sessions', null, 'Learn'],
  ['/opportunities/0b1c', null, 'Opportunities'],
  ['/applications', null, 'Opportunities'],
  ['/profile', null, undefined],
  ['/coursework', null, undefined],
])('%s with tab %s belongs to the menu item %s', (pathname, tab, label) => {
  expect(navItemAt(pathname, tab)?.label).toBe(label)
})
