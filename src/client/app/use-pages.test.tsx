import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScene } from '../testing/scene.tsx'
import { LoadedList } from './LoadedList.tsx'
import { usePages } from './use-pages.ts'

const courses = 'GET /api/courses'

test('the next page is asked for with the cursor of the one before, and the filter stays', async () => {
  const { user, server, sentTo } = openScene(<Courses search="money" />, {
    answers: { [courses]: page('Budgeting', 'after-budgeting') },
  })
  await screen.findByText('Budgeting')
  server.answer(courses, page('Saving', null))
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('Saving')
  expect(items()).toEqual(['Budgeting', 'Saving'])
  expect(sentTo(courses)).toEqual([
    { search: 'money' },
    { search: 'money', after: 'after-budgeting' },
  ])
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a double tap on Show more asks for the next page once', async () => {
  const { user, server, sentTo } = openScene(<Courses search="money" />, {
    answers: { [courses]: page('Budgeting', 'after-budgeting') },
  })
  await screen.findByText('Budgeting')
  server.answer(courses, page('Saving', null))
  const release = server.hold()
  const more = screen.getByRole('button', { name: 'Show more' })
  await user.dblClick(more)
  await expect.poll(() => more.getAttribute('aria-disabled')).toBe('true')
  release()
  await screen.findByText('Saving')
  expect(sentTo(courses)).toHaveLength(2)
})

test('when the next page does not load, the person is told why, and the list stays and can be continued', async () => {
  const { user, server } = openScene(<Courses search="money" />, {
    answers: { [courses]: page('Budgeting', 'after-budgeting') },
  })
  await screen.findByText('Budgeting')
  server.answer(courses, { code: 'too-many', message: 'That was a lot at once.' })
  const more = screen.getByRole('button', { name: 'Show more' })
  await user.click(more)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The rest did not load. That was a lot at once.',
  )
  expect(items()).toEqual(['Budgeting'])
  server.answer(courses, page('Saving', null))
  await user.click(more)
  await screen.findByText('Saving')
  expect(items()).toEqual(['Budgeting', 'Saving'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('while another filter loads, the list before stays on the screen', async () => {
  const { server, show } = openScene(<Courses search="money" />, {
    answers: { [courses]: page('Budgeting', null) },
  })
  await screen.findByText('Budgeting')
  server.answer(courses, page('Interviews', null))
  const release = server.hold()
  show(<Courses search="work" />)
  expect(items()).toEqual(['Budgeting'])
  expect(screen.queryByText('Loading courses...')).toBeNull()
  release()
  await screen.findByText('Interviews')
  expect(items()).toEqual(['Interviews'])
})

function Courses({ search }: { search: string }) {
  const list = usePages(courses, { search }, 'after')
  return (
    <LoadedList
      list={list}
      itemsOf={(found) => found.courses}
      empty={<p>No course found</p>}
      loading="Loading courses..."
    >
      {({ id, title }) => <li key={id}>{title}</li>}
    </LoadedList>
  )
}

function page(title: string, next: string | null) {
  return { courses: [{ id: title, title }], next }
}

function items(): (string | null)[] {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}
