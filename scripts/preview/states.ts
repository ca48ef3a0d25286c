import type { Item } from '../../src/domain/learning/course.ts'
import {
  workOn,
  type LessonAnswer,
  type LessonWork,
} from '../../src/domain/learning/lesson-work.ts'
import { articleStates } from './article-states.ts'
import { exerciseStates } from './exercise-states.ts'
import { newItem, type ItemState } from './item-state.ts'
import { quizStates } from './quiz-states.ts'

/** All states of an item that its author wants to see. Their ids are unique. */
export function statesOf(item: Item): ItemState[] {
  switch (item.type) {
    case 'article':
      return articleStates(item)
    case 'exercise':
      return exerciseStates(item)
    case 'quiz':
      return quizStates(item)
    case 'reflection':
      return [
        newItem,
        after(item, 'written', 'Written', [{ type: 'reflection', text: textOf(item.minWords) }]),
      ]
    case 'project': {
      const work =
        item.deliverable === 'link' ? 'https://www.example.com/my-work' : textOf(item.minWords)
      const handedIn = after(item, 'handed-in', 'Handed in', [{ type: 'project', work }])
      return [newItem, { ...handedIn, isAtEnd: true }]
    }
    case 'checklist': {
      const ticks = item.tasks.map(({ id }): LessonAnswer => ({
        type: 'checklist',
        task: id,
        done: true,
      }))
      return [
        newItem,
        after(item, 'begun', 'One task done', ticks.slice(0, 1)),
        after(item, 'all', 'All tasks done', ticks),
      ]
    }
  }
}

function after(item: Item, id: string, title: string, answers: LessonAnswer[]): ItemState {
  let work: LessonWork | null = null
  let done = false
  for (const answer of answers) {
    const result = workOn(item, answer, work)
    if (result.kind === 'refused') throw new Error(result.message)
    work = result.work
    done = result.passed
  }
  return { id, title, work, done }
}

/** At least so many words, of which enough differ. */
function textOf(words: number): string {
  const steps = Array.from({ length: Math.ceil(words / 2) }, (_, index) => `step ${index + 1}`)
  return `This is what a student wrote: ${steps.join(', ')}.`
}
