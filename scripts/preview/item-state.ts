import type { CardAnswer } from '../../src/client/courses/ask-part.ts'
import type { LessonWork } from '../../src/domain/learning/lesson-work.ts'
import type { QuestionMark } from '../../src/domain/learning/quiz-attempt.ts'

/** An item as a student may find it. */
export interface ItemState {
  /** In the address of its frame, and of its drafts: 'hint-1'. */
  id: string
  title: string
  /** What the server has stored of the student's answers. */
  work: LessonWork | null
  done: boolean
  /** What the student has entered and not sent, by the name of the draft after the ids of the lesson. */
  drafts?: Readonly<Record<string, string>>
  /** What it shows is at the end of the lesson. */
  isAtEnd?: true
  /** The card on the screen of an article, from 0. */
  card?: number
  /** The answer to what is asked on this card, marked. */
  cardAnswer?: CardAnswer
  /** The mark of the question on the screen of a quiz. */
  questionMark?: QuestionMark
}

/** An item on which nothing was done yet. */
export const newItem: ItemState = { id: 'new', title: 'New', work: null, done: false }
