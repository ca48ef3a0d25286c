import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LessonItem } from '#contract/lesson.ts'
import { exampleLesson } from '../testing/examples.ts'
import { openScene } from '../testing/scene.tsx'
import { LessonEnd } from './LessonEnd.tsx'

type Article = Extract<LessonItem, { type: 'article' }>
type Card = Article['cards'][number]

const next = { id: 'plan', title: 'Plan the morning' }

test('the end says what was learned and what comes tomorrow, and leads on or home', () => {
  show([card({ point: 'On time means ready.' })])
  expect(screen.getByText('On time means ready.')).toBeTruthy()
  expect(screen.queryByText(/The counter is open/)).toBeNull()
  expect(screen.getByText(/Plan the morning, and another day on your streak/)).toBeTruthy()
  const on = screen.getByRole('link', { name: 'Next lesson: Plan the morning' })
  expect(on.getAttribute('href')).toMatch(/\/lessons\/plan$/)
  const home = screen.getByRole('link', { name: 'Done for today' })
  expect(home.getAttribute('href')).toBe('/dashboard')
})

test('a lesson whose cards have no points shows its questions with their answers', () => {
  show([card({})])
  expect(screen.getByRole('listitem').textContent).toBe('When is he on time? The counter is open.')
})

test('after the last lesson the way leads back to the course', () => {
  show([card({})], null)
  expect(screen.getByRole('link', { name: 'Back to the course' })).toBeTruthy()
  expect(screen.queryByText(/Tomorrow/)).toBeNull()
})

function card(changes: Partial<Card>): Card {
  return {
    text: 'Tajay is late.',
    ask: {
      kind: 'choose',
      prompt: 'When is he on time?',
      options: [
        { text: 'At 7:50', right: true },
        { text: 'At 8:05', note: 'They wait.' },
      ],
      explanation: 'The counter is open.',
    },
    ...changes,
  }
}

function show(cards: Card[], after: typeof next | null = next) {
  const article: Article = { id: 'ready', type: 'article', title: 'Ready', minutes: 2, cards }
  const lesson = { ...exampleLesson(article), next: after }
  return openScene(<LessonEnd lesson={lesson} earned={10} run={undefined} />)
}
