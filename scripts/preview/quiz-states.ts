import type { Item } from '../../src/domain/learning/course.ts'
import { workOn, type LessonWork } from '../../src/domain/learning/lesson-work.ts'
import { answerToQuestion } from '../../src/domain/learning/question-answer.ts'
import { answerKey, type Question } from '../../src/domain/learning/question.ts'
import { markWithReason } from '../../src/domain/learning/quiz-attempt.ts'
import { wrongAnswerTo } from '../../src/domain/learning/wrong-answer.ts'
import { newItem, type ItemState } from './item-state.ts'

type Quiz = Extract<Item, { type: 'quiz' }>

/** Each question of a quiz new, wrong and right, with those before it answered; then both results. */
export function quizStates(quiz: Quiz): ItemState[] {
  const states: ItemState[] = []
  let work: LessonWork | null = null
  for (const [index, question] of quiz.questions.entries()) {
    states.push(...questionStates(question, index, work))
    const result = answerToQuestion(
      quiz,
      { questionId: question.id, answer: answerKey(question), attempt: 0 },
      work,
    )
    if (result.kind === 'refused') throw new Error(result.message)
    if (result.kind === 'open') work = result.work
  }
  return [...states, resultOf(quiz, 'wrong'), resultOf(quiz, 'right')]
}

function questionStates(question: Question, index: number, work: LessonWork | null): ItemState[] {
  const id = `question-${index + 1}`
  const title = `Question ${index + 1}`
  const given = (name: 'wrong' | 'right', answer: string): ItemState => {
    const mark = markWithReason(question, answer)
    // A model answer is only compared: nothing is wrong.
    const end = mark.verdict === 'compare' ? `to compare (${name})` : name
    return {
      ...newItem,
      id: `${id}-${name}`,
      title: `${title}, ${end}`,
      work,
      drafts: { [`/0/${index}`]: answer },
      questionMark: mark,
    }
  }
  return [
    { ...newItem, id, title, work },
    given('wrong', wrongAnswerTo(question)),
    given('right', answerKey(question)),
  ]
}

function resultOf(quiz: Quiz, name: 'wrong' | 'right'): ItemState {
  const answerTo = name === 'right' ? answerKey : wrongAnswerTo
  const answers = Object.fromEntries(
    quiz.questions.map((question) => [question.id, answerTo(question)]),
  )
  const result = workOn(quiz, { type: 'quiz', answers }, null)
  if (result.kind === 'refused') throw new Error(result.message)
  return {
    id: `result-${name}`,
    title: `Result, everything ${name}`,
    work: result.work,
    done: result.passed,
  }
}
