import type { Completion } from '../../src/contract/courses.ts'
import type { Course, Item } from '../../src/domain/learning/course.ts'
import { takeHint } from '../../src/domain/learning/lesson-hints.ts'
import {
  lessonAnswerSchema,
  shownWork,
  workOn,
  type LessonWork,
} from '../../src/domain/learning/lesson-work.ts'
import { answerToQuestion } from '../../src/domain/learning/question-answer.ts'
import { hintsOf } from '../../src/server/courses/hint-commands.ts'
import { student } from '../../src/client/testing/student.ts'
import { lessonInState, type PreviewedState } from './lesson-in-state.ts'
import type { PreviewedContent } from './previewed-content.ts'
import { newItem, type ItemState } from './item-state.ts'
import { statesOf } from './states.ts'

interface Refused {
  code: 'invalid' | 'not-found'
  message: string
  fields?: Record<string, string>
}

const notFound: Refused = { code: 'not-found', message: 'The preview has nothing here.' }
const address = /^\/api\/courses\/([^/]+)~([^/]+)\/lessons\/([^/]+)(?:\/(\w+))?$/

/** The lessons in the frames, with what was answered in each since it was opened. Nothing is stored. */
export class PlayedLessons {
  readonly #previewed: PreviewedContent
  readonly #played = new Map<string, Pick<ItemState, 'work' | 'done'>>()

  constructor(previewed: PreviewedContent) {
    this.#previewed = previewed
  }

  /** Opens a state afresh; null if there is none. */
  open(courseId: string, itemId: string, stateId: string): PreviewedState | null {
    const found = this.#previewed.find(courseId, itemId)
    const state = found && statesOf(found.item).find(({ id }) => id === stateId)
    if (!found || !state) return null
    this.#played.set(keyOf(courseId, stateId, itemId), state)
    const lesson = lessonInState(this.#previewed.content, found.course, found.item, state)
    return { lesson, reader: student, state }
  }

  /** What the server would answer to a request of a frame. */
  answer(path: string, input: Record<string, unknown>): object {
    if (path === '/api/session') return { user: student }
    const [, courseId = '', stateId = '', itemId = '', action] =
      address.exec(decodeURIComponent(path)) ?? []
    const found = this.#previewed.find(courseId, itemId)
    if (found === null) return notFound
    const key = keyOf(courseId, stateId, itemId)
    const before = this.#played.get(key) ?? newItem
    const keep = (work: LessonWork | null, passed: boolean) => {
      const done = before.done || passed
      this.#played.set(key, { work, done })
      return completionOf(found, done)
    }
    switch (action) {
      case undefined:
        return lessonInState(this.#previewed.content, found.course, found.item, {
          ...before,
          id: stateId,
        })
      case 'open':
        return { secondsToRead: 0 }
      case 'complete':
        return keep(null, true)
      case 'answer':
        return answered(found.item, input, before.work, keep)
      case 'hints':
        return hinted(found.item, Number(input['hint']), before, keep)
      case 'questions':
        return questioned(found.item, input, before.work, keep)
      default:
        return notFound
    }
  }
}

type Keep = (work: LessonWork | null, passed: boolean) => Completion

function answered(
  item: Item,
  input: Record<string, unknown>,
  before: LessonWork | null,
  keep: Keep,
): object {
  const result = workOn(item, lessonAnswerSchema.parse(input['answer']), before)
  if (result.kind === 'refused') return refused(result)
  return { work: result.work, completion: keep(result.work, result.passed), help: null }
}

function hinted(
  item: Item,
  hint: number,
  { work, done }: Pick<ItemState, 'work' | 'done'>,
  keep: Keep,
): object {
  const result = takeHint(item, hint, work)
  if (result.kind === 'refused') return refused(result)
  keep(result.work, false)
  return hintsOf(item, result.work, done) ?? notFound
}

function questioned(
  item: Item,
  input: Record<string, unknown>,
  before: LessonWork | null,
  keep: Keep,
): object {
  const answer = {
    questionId: String(input['questionId']),
    answer: String(input['answer']),
    attempt: Number(input['attempt']),
  }
  const result = answerToQuestion(item, answer, before)
  switch (result.kind) {
    case 'refused':
      return refused(result)
    case 'open':
      keep(result.work, false)
      return { ...result.mark, left: result.left, work: null, completion: null, help: null }
    case 'over': {
      const completion = keep(result.work, false)
      return { ...result.mark, left: 0, work: shownWork(result.work), completion, help: null }
    }
    case 'finished': {
      const { work, passed } = result.result
      return { ...result.mark, left: 0, work, completion: keep(work, passed), help: null }
    }
  }
}

function refused({
  message,
  fields,
}: {
  message: string
  fields?: Record<string, string>
}): Refused {
  return { code: 'invalid', message, ...(fields && { fields }) }
}

/** Nothing is earned in a preview. */
function completionOf({ course }: { course: Course }, itemDone: boolean): Completion {
  const items = course.sections.flatMap(({ items: inside }) => inside)
  const percent = itemDone ? Math.round(100 / items.length) : 0
  return { itemDone, earned: 0, percent, courseFinished: false, nextItem: null }
}

function keyOf(...ids: string[]): string {
  return ids.join(' ')
}
