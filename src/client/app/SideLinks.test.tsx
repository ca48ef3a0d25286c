import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as pages from '#domain/pages.ts'
import { openScene } from '../testing/scene.tsx'
import { student } from '../testing/student.ts'
import { SideLinks } from './SideLinks.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

const links = (
  <SideLinks
    label="Learning"
    sides={[
      { to: pages.courses, label: 'Courses' },
      { to: pages.review, label: 'Daily five' },
    ]}
  />
)

test('the pages of a section are named, and the current one is marked whatever its query', () => {
  openScene(links, { address: '/courses?skill=leadership' })
  expect(screen.getByRole('navigation', { name: 'Learning' })).toBeTruthy()
  const [courses, review] = screen.getAllByRole('link')
  expect(courses?.textContent).toBe('Courses')
  expect(courses?.getAttribute('aria-current')).toBe('page')
  expect(review?.getAttribute('aria-current')).toBeNull()
})

test.for([{ user: null }, { user: { ...student, role: 'mentor' as const } }])(
  'somebody who has only one page of a section sees no links: %o',
  ({ user }) => {
    openScene(links, { user, address: '/courses' })
    expect(screen.queryByRole('navigation')).toBeNull()
  },
)

test('the colours that are chosen apply at once, are kept on this device, and both places agree', async () => {
  const { user } = openScene(
    <>
      <section aria-label="Menu">
        <ThemeChoice />
      </section>
      <section aria-label="Account">
        <ThemeChoice />
      </section>
    </>,
  )
  expect(chosen()).toEqual(['Auto', 'Auto'])
  await user.click(screen.getAllByRole('radio', { name: 'Dark' })[0] ?? document.body)
  expect(chosen()).toEqual(['Dark', 'Dark'])
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('upful-theme')).toBe('dark')
  await user.click(screen.getAllByRole('radio', { name: 'Auto' })[1] ?? document.body)
  expect(chosen()).toEqual(['Auto', 'Auto'])
  expect(document.documentElement.dataset['theme']).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

function chosen(): (string | null | undefined)[] {
  return screen
    .getAllByRole('radio', { checked: true })
    .map((radio) => radio.closest('label')?.textContent)
}
