import { chartKey, markChart } from './chart-marking.ts'
import { markCode } from './code-checks.ts'
import { partsLeft } from './card-exercise-solution.ts'
import { conversationAfter, wayTo } from './conversation-graph.ts'
import type { ConversationExercise } from './conversation-exercise.ts'
import type { ExerciseAnswer, HandsOnExercise } from './exercise.ts'
import { shownFigure, type LessonFigure } from './figure.ts'
import type { MarkedExercise } from './marked-exercise.ts'
import { markSheet } from './sheet-marking.ts'
import type { SpotsExercise } from './spots-exercise.ts'
import { isBlank } from '#domain/text/plain-letters.ts'

/** Marks an exercise of a kind that is never on a card. */
export function markHandsOn(exercise: HandsOnExercise, answer: ExerciseAnswer): MarkedExercise {
  switch (exercise.kind) {
    case 'sheet':
      return markSheet(exercise, answer)
    case 'chart':
      return markChart(exercise, answer)
    case 'conversation':
      return markConversation(exercise, answer)
    case 'spots':
      return markSpots(exercise, answer)
    case 'code':
      return markCode(exercise, answer)
  }
}

/** What is sent to the browser: no key, no notes, and of a conversation not how it is judged. */
export function handsOnForSolving(exercise: HandsOnExercise, figures: readonly LessonFigure[]) {
  const { prompt } = exercise
  switch (exercise.kind) {
    case 'sheet':
      return {
        kind: exercise.kind,
        prompt,
        rows: exercise.rows,
        fill: exercise.fill.map(({ cell, formula }) => ({ cell, formula: formula ?? false })),
      }
    case 'chart': {
      const { data, read, choose } = exercise
      return {
        kind: exercise.kind,
        prompt,
        data,
        read: read ? { show: read.show, from: read.from, unit: read.unit ?? null } : null,
        choose: choose?.map(({ show, from }) => ({ show, from })) ?? null,
      }
    }
    case 'conversation':
      return {
        kind: exercise.kind,
        prompt,
        with: exercise.with,
        turns: exercise.turns,
        ends: exercise.ends.map(({ id, says }) => ({ id, says })),
      }
    case 'spots':
      return {
        kind: exercise.kind,
        prompt,
        ...shownFigure(figures, exercise.figure),
        spots: exercise.spots.map(({ label, area }) => ({ label, area })),
      }
    case 'code':
      return { kind: exercise.kind, prompt, starter: exercise.starter }
  }
}

/** The right answer, to show afterwards. */
export function handsOnSolution(exercise: HandsOnExercise): ExerciseAnswer {
  switch (exercise.kind) {
    case 'sheet':
      return { kind: 'sheet', cells: exercise.fill.map(({ answer }) => answer) }
    case 'chart':
      return { kind: 'chart', value: chartKey(exercise) }
    case 'conversation':
      return { kind: 'conversation', replies: wayTo(exercise, goodEnds(exercise)) ?? [] }
    case 'spots':
      return { kind: 'spots', labels: rightLabels(exercise) }
    case 'code':
      return { kind: 'code', source: exercise.solution }
  }
}

/** What the answer still needs before it can be marked; null if nothing. */
export function missingInHandsOn(exercise: HandsOnExercise, answer: ExerciseAnswer): string | null {
  if (exercise.kind === 'sheet' && answer.kind === 'sheet') {
    const open = exercise.fill.filter((_, index) => isBlank(answer.cells[index] ?? '')).length
    if (open === exercise.fill.length) return 'Fill in a cell first.'
    return open > 0 ? partsLeft(open) : null
  }
  if (exercise.kind === 'chart' && answer.kind === 'chart') {
    return isBlank(answer.value) ? 'Try an answer first.' : null
  }
  if (exercise.kind === 'spots' && answer.kind === 'spots') {
    return answer.labels.length === 0 ? 'Tap something in the picture first.' : null
  }
  if (exercise.kind === 'code' && answer.kind === 'code') {
    const isChanged = answer.source.trim() !== exercise.starter.trim()
    return isChanged && !isBlank(answer.source) ? null : 'Change the program first, then check it.'
  }
  if (exercise.kind !== 'conversation' || answer.kind !== 'conversation') return null
  const { end, isPossible } = conversationAfter(exercise, answer.replies)
  if (!isPossible) return 'This conversation has changed. Start it again.'
  return end === null ? 'Go on until the conversation ends, then check.' : null
}

function markConversation(exercise: ConversationExercise, answer: ExerciseAnswer): MarkedExercise {
  const replies = answer.kind === 'conversation' ? answer.replies : []
  const { end, isPossible } = conversationAfter(exercise, replies)
  const reached = isPossible ? exercise.ends.find(({ id }) => id === end) : undefined
  return {
    correct: reached?.result === 'good',
    ...(reached && { remark: reached.reason }),
    explanation: exercise.explanation,
  }
}

function markSpots(exercise: SpotsExercise, answer: ExerciseAnswer): MarkedExercise {
  const tapped = answer.kind === 'spots' ? answer.labels : []
  const right = rightLabels(exercise)
  const wrong = exercise.spots.filter(
    ({ label }) => tapped.includes(label) && !right.includes(label),
  )
  const found = right.filter((label) => tapped.includes(label)).length
  const notes = wrong.flatMap(({ note }) => note ?? [])
  const remark = [...notes, found < right.length ? `${right.length - found} not found yet.` : '']
    .filter(Boolean)
    .join(' ')
  return {
    correct: wrong.length === 0 && found === right.length,
    ...(remark !== '' && { remark }),
    explanation: exercise.explanation,
  }
}

function goodEnds({ ends }: ConversationExercise): string[] {
  return ends.flatMap(({ id, result }) => (result === 'good' ? [id] : []))
}

function rightLabels({ spots }: SpotsExercise): string[] {
  return spots.flatMap(({ label, right }) => (right ? [label] : []))
}
