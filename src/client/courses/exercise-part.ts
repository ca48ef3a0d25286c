import type { LessonItem } from '#contract/lesson.ts'
import { conversationAfter } from '#domain/learning/conversation-graph.ts'
import type { ExerciseAnswer } from '#domain/learning/exercise.ts'

export type ShownExercise = Extract<LessonItem, { type: 'exercise' }>['exercise']
export type ExerciseKind = ShownExercise['kind']
export type ExerciseOf<K extends ExerciseKind> = Extract<ShownExercise, { kind: K }>
export type AnswerOf<K extends ExerciseKind> = Extract<ExerciseAnswer, { kind: K }>

export interface ExercisePartProps<K extends ExerciseKind> {
  exercise: ExerciseOf<K>
  answer: AnswerOf<K>
  onChange: (answer: AnswerOf<K>) => void
  /** One flag per part of the marked answer; null while it is being changed. */
  marks: readonly boolean[] | null
}

/** An empty answer. */
export function blankAnswer(exercise: ShownExercise): ExerciseAnswer {
  switch (exercise.kind) {
    case 'calc':
      return { kind: 'calc', value: '' }
    case 'order':
      return { kind: 'order', steps: exercise.steps }
    case 'match':
      return { kind: 'match', pairs: [] }
    case 'fill':
      return {
        kind: 'fill',
        gaps: textsAround(exercise.text)
          .slice(1)
          .map(() => ''),
      }
    case 'sheet':
      return { kind: 'sheet', cells: exercise.fill.map(() => '') }
    case 'chart':
      return { kind: 'chart', value: '' }
    case 'conversation':
      return { kind: 'conversation', replies: [] }
    case 'spots':
      return { kind: 'spots', labels: [] }
    case 'code':
      return { kind: 'code', source: exercise.starter }
  }
}

/** True if `answer` has the parts of this exercise; an answer to an older version may not. */
export function fits(exercise: ShownExercise, answer: ExerciseAnswer): boolean {
  if (exercise.kind === 'calc' || exercise.kind === 'chart' || exercise.kind === 'code') {
    return answer.kind === exercise.kind
  }
  if (exercise.kind === 'sheet') {
    return answer.kind === 'sheet' && answer.cells.length === exercise.fill.length
  }
  if (exercise.kind === 'conversation') {
    return answer.kind === 'conversation' && conversationAfter(exercise, answer.replies).isPossible
  }
  if (exercise.kind === 'spots') {
    const labels = exercise.spots.map(({ label }) => label)
    return answer.kind === 'spots' && answer.labels.every((label) => labels.includes(label))
  }
  if (exercise.kind === 'order') {
    return (
      answer.kind === 'order' &&
      answer.steps.toSorted().join('\n') === exercise.steps.toSorted().join('\n')
    )
  }
  if (exercise.kind === 'fill') {
    return answer.kind === 'fill' && answer.gaps.length === textsAround(exercise.text).length - 1
  }
  return (
    answer.kind === 'match' &&
    answer.pairs.every(
      ({ left, right }) => exercise.lefts.includes(left) && exercise.rights.includes(right),
    )
  )
}

/** The draft stored on this device, if it still fits this exercise. */
export function draftFor(exercise: ShownExercise, stored: unknown): ExerciseAnswer | null {
  const answer = stored as ExerciseAnswer
  return fits(exercise, answer) ? answer : null
}

/** The texts around the gaps: always one more than there are gaps. */
export function textsAround(text: string): string[] {
  return text.split(/_{3,}/)
}

/** The non-empty lines, each split at its gaps; `firstGap` counts the gaps before it. */
export function linesWithGaps(text: string): { texts: string[]; firstGap: number }[] {
  let firstGap = 0
  const lines = text.split('\n').map((line) => {
    const texts = textsAround(line.replace(/^ +/, indented))
    const split = { texts, firstGap }
    firstGap += texts.length - 1
    return split
  })
  return lines.filter(({ texts }) => texts.length > 1 || texts[0]?.trim())
}

/** A browser drops spaces at the start of a line, and in a program they mean something. */
function indented(spaces: string): string {
  return '\u00a0'.repeat(spaces.length)
}

/** Which of the words are in a gap; a word that is offered twice can be in two. */
export function usedWords(words: readonly string[], gaps: readonly string[]): boolean[] {
  const left = [...gaps]
  return words.map((word) => {
    const gap = left.indexOf(word)
    if (gap >= 0) left.splice(gap, 1)
    return gap >= 0
  })
}

/** True if every right side belongs to exactly one left side, so that none can be chosen twice. */
export function isOneToOne({ lefts, rights }: ExerciseOf<'match'>): boolean {
  return lefts.length === rights.length
}

/** The pairs with a new answer for this left side. */
export function paired(
  exercise: ExerciseOf<'match'>,
  pairs: AnswerOf<'match'>['pairs'],
  { left, right }: { left: string; right: string },
): AnswerOf<'match'>['pairs'] {
  const rest = pairs.filter(
    (pair) => pair.left !== left && !(isOneToOne(exercise) && pair.right === right),
  )
  return right === '' ? rest : [...rest, { left, right }]
}
