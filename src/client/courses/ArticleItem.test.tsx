import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Completion } from '#contract/courses.ts'
import type { Lesson } from '#contract/lesson.ts'
import { exampleLesson } from '../testing/examples.ts'
import { openScene } from '../testing/scene.tsx'
import { student } from '../testing/student.ts'
import { ArticleItem } from './ArticleItem.tsx'
import { noAnswer } from './ask-part.ts'

const opened = 'POST /api/courses/:id/lessons/:contentId/open'
const complete = 'POST /api/courses/:id/lessons/:contentId/complete'
const ids = { id: 'budgeting', contentId: 'article' }
const article = {
  id: 'article',
  title: 'Needs and wants',
  minutes: 2,
  type: 'article' as const,
  cards: [{ text: 'First the **rent**.', ask: null }],
}
const completion: Completion = {
  itemDone: true,
  earned: 10,
  percent: 66,
  courseFinished: false,
  nextItem: 'third',
}

afterEach(() => sessionStorage.clear())

test('the server learns that the article is open, and the button counts down the time to read', async () => {
  const { pass, sentTo } = show({ secondsToRead: 12 })
  await expect.poll(() => button().textContent).toBe('Finish lessonin 12 s')
  expect(sentTo(opened)).toEqual([ids])
  pass(5)
  expect(button().textContent).toBe('Finish lessonin 7 s')
  pass(7)
  expect(button().textContent).toBe('Finish lesson')
})

test('pressed too early, it says how long is left and sends nothing', async () => {
  const { user, pass, sentTo } = show({ secondsToRead: 12 })
  await expect.poll(() => button().textContent).toContain('12 s')
  pass(2)
  await user.click(button())
  expect(screen.getByRole('alert').textContent).toBe(
    'Give it a read first: you can finish it in 10 seconds.',
  )
  // Read aloud once: the message does not count down, and the countdown is silent.
  pass(3)
  expect(screen.getByRole('alert').textContent).toContain('10 seconds')
  expect(button().querySelector('[aria-hidden="true"]')?.textContent).toBe('in 7 s')
  expect(sentTo(complete)).toEqual([])
  pass(7)
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('after the time to read, a double tap completes it once', async () => {
  const { user, server, sentTo, completions } = show({ secondsToRead: 0 })
  await expect.poll(() => sentTo(opened)).toHaveLength(1)
  const release = server.hold()
  await user.dblClick(button())
  release()
  await expect.poll(() => completions).toEqual([completion])
  expect(sentTo(complete)).toEqual([ids])
})

test('when the server still wants more reading, the button counts down again', async () => {
  const { user, completions } = show({ secondsToRead: 0 })
  const play = globalThis.fetch
  globalThis.fetch = async (url, init) => {
    if (!String(url instanceof Request ? url.url : url).endsWith('/complete'))
      return play(url, init)
    const body = { code: 'too-many', message: 'Give it a read first.' }
    return Response.json(body, { status: 429, headers: { 'retry-after': '8' } })
  }
  await user.click(button())
  await expect.poll(() => button().textContent).toBe('Finish lessonin 8 s')
  expect(screen.getByRole('alert').textContent).toBe('Give it a read first.')
  expect(completions).toEqual([])
})

test('any other error is said, and the article can be completed again', async () => {
  const { user, server, completions } = show({ secondsToRead: 0 })
  server.answer(complete, { code: 'not-possible', message: 'Start the course first.' })
  await user.click(button())
  await expect.poll(() => screen.getByRole('alert').textContent).toBe('Start the course first.')
  server.answer(complete, completion)
  await user.click(button())
  await expect.poll(() => completions).toEqual([completion])
})

test('a done article is not opened again, and its main button leads to the next lesson', async () => {
  const { sentTo } = show({ secondsToRead: 12 }, { ...exampleLesson(article), done: true })
  expect(screen.getByRole('link', { name: 'Next: Saving' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Finish lesson' })).toBeNull()
  expect(screen.getByText('Done')).toBeTruthy()
  expect(sentTo(opened)).toEqual([])
})

test('a guardian who reads the article is not counted as reading it', () => {
  const { sentTo } = show({ secondsToRead: 12 }, exampleLesson(article), 'guardian')
  expect(screen.getByRole('link', { name: 'Next: Saving' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Finish lesson' })).toBeNull()
  expect(sentTo(opened)).toEqual([])
})

test('offline, the reading is reported once the connection is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  const { sentTo } = show({ secondsToRead: 12 })
  expect(sentTo(opened)).toEqual([])
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  await expect.poll(() => button().textContent).toContain('12 s')
  expect(sentTo(opened)).toEqual([ids])
})

test('the position in the course, the way out and the link to skip are named', () => {
  show({ secondsToRead: 0 })
  expect(screen.getByText('Lesson 2 of 3, 1 done')).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Lesson' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Leave the lesson/ }).getAttribute('href')).toBe(
    '/courses/budgeting',
  )
  expect(screen.getByRole('link', { name: 'Skip' }).getAttribute('href')).toBe(
    '/courses/budgeting/lessons/third',
  )
})

describe('cards that ask', () => {
  const asking = exampleLesson({
    ...article,
    cards: [
      {
        text: 'Ready beats on time.',
        ask: {
          kind: 'choose',
          prompt: 'When?',
          options: [
            { text: 'At 7:50', right: true },
            { text: 'At 8:00', note: 'The counter is empty then.' },
          ],
          explanation: 'The boss counts from when you can serve.',
        },
      },
      {
        text: 'Count the minutes.',
        ask: {
          kind: 'calc',
          prompt: '20 + 25?',
          hints: [],
          answer: 45,
          tolerance: 0,
          explanation: 'Both.',
        },
      },
    ],
  })
  const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))

  test('a right answer is told at once with its reason, and Enter goes on to the next card', async () => {
    const { user } = show({ secondsToRead: 0 }, asking)
    await press(user, 'At 7:50')
    expect(screen.getByText('The boss counts from when you can serve.')).toBeTruthy()
    expect(screen.getByText('Right!')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }))
    await user.keyboard('{Enter}')
    expect(screen.getByText('Count the minutes.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Card 2 of 2' }))
    expect(progress()).toBe('1 of 2 done')
  })

  test('a miss says why it was tempting, and comes back after the last card until it is right', async () => {
    const { user, completions } = show({ secondsToRead: 0 }, asking)
    await press(user, 'At 8:00')
    expect(screen.getByText('Not quite')).toBeTruthy()
    expect(screen.getByText('The counter is empty then.')).toBeTruthy()
    await press(user, 'Continue')
    await user.type(await screen.findByRole('textbox'), '45{Enter}')
    expect(screen.getByText('Right!')).toBeTruthy()
    await press(user, 'Continue')
    expect(progress()).toBe('2 of 3 done')
    await press(user, 'At 7:50')
    await user.click(button())
    await expect.poll(() => completions).toEqual([completion])
  })

  test('checked without an answer, it asks for one above its button', async () => {
    const { user } = show({ secondsToRead: 0 }, asking)
    await press(user, 'At 7:50')
    await press(user, 'Continue')
    await screen.findByRole('textbox')
    await press(user, 'Check')
    expect(screen.getByRole('alert').textContent).toBe('Try an answer first.')
    expect(screen.getByRole('navigation').contains(screen.getByRole('alert'))).toBe(true)
  })

  test('three in a row are told', async () => {
    const [first] = asking.item.type === 'article' ? asking.item.cards : []
    if (first === undefined) throw new Error('There is no card')
    const item = { ...article, cards: [first, first, first] }
    const { user } = show({ secondsToRead: 0 }, exampleLesson(item))
    for (const _ of [1, 2]) {
      await press(user, 'At 7:50')
      expect(screen.queryByText(/in a row/)).toBeNull()
      await press(user, 'Continue')
    }
    await press(user, 'At 7:50')
    expect(screen.getByText('3 in a row')).toBeTruthy()
  })

  test('left halfway, it goes on at the same card', async () => {
    const { user, show: showAgain } = show({ secondsToRead: 0 }, asking)
    await press(user, 'At 7:50')
    await press(user, 'Continue')
    showAgain(<p>Somewhere else</p>)
    if (asking.item.type !== 'article') throw new Error('It is an article')
    showAgain(<ArticleItem item={asking.item} lesson={asking} onCompleted={() => {}} />)
    expect(screen.getByText('Count the minutes.')).toBeTruthy()
  })

  test('a miss comes back, also if the lesson is left before Continue', async () => {
    const { user, show: showAgain } = show({ secondsToRead: 0 }, asking)
    await press(user, 'At 8:00')
    showAgain(<p>Somewhere else</p>)
    if (asking.item.type !== 'article') throw new Error('It is an article')
    showAgain(<ArticleItem item={asking.item} lesson={asking} onCompleted={() => {}} />)
    expect(screen.getByText('Count the minutes.')).toBeTruthy()
    await user.type(await screen.findByRole('textbox'), '45{Enter}')
    await press(user, 'Continue')
    expect(screen.getByRole('button', { name: 'At 7:50' })).toBeTruthy()
    expect(progress()).toBe('2 of 3 done')
  })

  test('a preview shows the card with its answer', () => {
    if (asking.item.type !== 'article') throw new Error('It is an article')
    const firstAnswer = { ...noAnswer, chosen: 'At 8:00', right: false }
    openScene(
      <ArticleItem
        item={asking.item}
        lesson={asking}
        firstAnswer={firstAnswer}
        onCompleted={() => {}}
      />,
      { answers: { [opened]: { secondsToRead: 0 } } },
    )
    expect(screen.getByText('The counter is empty then.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
    expect(progress()).toBe('1 of 3 done')
  })

  const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')
})

function show(
  reading: { secondsToRead: number },
  lesson: Lesson = exampleLesson(article),
  role: 'student' | 'guardian' = 'student',
) {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const completions: Completion[] = []
  const scene = openScene(
    <ArticleItem
      item={lesson.item.type === 'article' ? lesson.item : article}
      lesson={lesson}
      onCompleted={(earned) => completions.push(earned)}
    />,
    {
      user: { ...student, role },
      answers: {
        [opened]: reading,
        [complete]: completion,
        'GET /api/courses/:id/lessons/:contentId': lesson,
      },
    },
  )
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1_000))
  return { ...scene, completions, pass }
}

function button(): HTMLElement {
  return screen.getByRole('button', { name: /^Finish lesson/ })
}
