import { courseSchema } from '#domain/learning/course.ts'
import type { Item } from '#domain/learning/course.ts'
import type { LessonAnswer } from '#domain/learning/lesson-work.ts'
import { answerKey } from '#domain/learning/question.ts'
import { solutionOf } from '#domain/learning/exercise-marking.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { writeCourses } from '../catalogue/commands.ts'
import type { TestApp } from './start-app.ts'

/** Appears in everything that must stay hidden until the item is answered. */
export const secret = 'CANARY'
export const secretNumber = 918273.5

const base = { title: 'Item', minutes: 3 }
const hidden = { prompt: 'Try it.', explanation: `${secret} explained` }
const question = { explanation: `${secret} why`, points: 1 }

/** A course of two sections with an item of every kind. */
export const smallCourse = courseSchema.parse({
  id: 'small-course',
  title: 'A small course',
  description: 'One item of each kind.',
  skill: 'teamwork',
  level: 1,
  outcomes: ['See every kind of item'],
  sections: [
    {
      id: 'first-section',
      title: 'First',
      description: 'Read and try.',
      items: [
        { ...base, id: 'read', type: 'article', title: 'Read me', body: 'Some **words**.' },
        {
          ...base,
          id: 'calc',
          type: 'exercise',
          exercise: { ...hidden, kind: 'calc', answer: secretNumber },
        },
        {
          ...base,
          id: 'fill',
          type: 'exercise',
          exercise: { ...hidden, kind: 'fill', text: 'Say ___.', gaps: [{ accepted: [secret] }] },
        },
        {
          ...base,
          id: 'quiz',
          type: 'quiz',
          title: 'The quiz',
          questions: [
            {
              ...question,
              id: 'small-1',
              type: 'true_false',
              question: 'Yes?',
              correct_answer: 'true',
            },
            {
              ...question,
              id: 'small-2',
              type: 'multiple_choice',
              question: 'Which?',
              options: ['This', 'That', 'Neither'],
              correct_answer: '1',
            },
            {
              ...question,
              id: 'small-3',
              type: 'short_answer',
              question: 'Say it.',
              correct_answer: secret,
            },
          ],
        },
      ],
    },
    {
      id: 'second-section',
      title: 'Second',
      description: 'Think and do.',
      items: [
        {
          ...base,
          id: 'reflect',
          type: 'reflection',
          title: 'Look back',
          prompt: 'When?',
          minWords: 3,
        },
        {
          ...base,
          id: 'make',
          type: 'project',
          title: 'Make it',
          brief: 'Make one.',
          deliverable: 'text',
          minWords: 1,
          rubric: [{ id: 'works', text: 'It works' }],
        },
        {
          ...base,
          id: 'list',
          type: 'checklist',
          tasks: [
            { id: 'one', text: 'Do one' },
            { id: 'two', text: 'Do two', optional: true },
          ],
        },
      ],
    },
  ],
})

/** Adds the course, or a changed version, to a test's catalogue. */
export function addCourse(app: TestApp, author: UserId, course = smallCourse): Promise<void> {
  return app.services.transaction((tx) =>
    writeCourses(tx, [course], { source: 'staff', createdBy: author, published: true }),
  )
}

/** The answers that pass an item, in order; none for an article. */
export function rightAnswers(item: Item): LessonAnswer[] {
  switch (item.type) {
    case 'article':
      return []
    case 'exercise':
      return [{ type: 'exercise', answer: solutionOf(item.exercise) }]
    case 'quiz': {
      const answers = item.questions.map((question) => [question.id, answerKey(question)])
      return [{ type: 'quiz', answers: Object.fromEntries(answers) }]
    }
    case 'reflection':
      return [{ type: 'reflection', text: someWords(item.minWords) }]
    case 'project':
      return [
        {
          type: 'project',
          work: item.deliverable === 'link' ? 'https://example.com' : someWords(item.minWords),
        },
      ]
    case 'checklist':
      return item.tasks.map(({ id }) => ({ type: 'checklist', task: id, done: true }))
  }
}

function someWords(count: number): string {
  return Array.from({ length: count }, (_, index) => `word${index}`).join(' ')
}
