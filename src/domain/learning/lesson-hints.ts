import type { Item } from './course.ts'
import type { Exercise, ExerciseAnswer } from './exercise.ts'
import type { LessonHelp, LessonWork, WorkOf } from './lesson-work.ts'

export type HintResult =
  | { kind: 'refused'; message: string }
  | { kind: 'taken'; work: WorkOf<'exercise'>; isNew: boolean }

/** The hints of an exercise in at most two steps. */
export function hintSteps({ hints: [first, ...rest] }: Exercise): string[] {
  if (first === undefined) return []
  return rest.length === 0 ? [first] : [first, rest.join('\n\n')]
}

/** Shows hint number `wanted`, from 1; one that was shown before costs nothing again. */
export function takeHint(item: Item, wanted: number, before: LessonWork | null): HintResult {
  if (item.type !== 'exercise' || wanted > hintSteps(item.exercise).length) {
    return { kind: 'refused', message: 'There is no such hint.' }
  }
  const work = before?.type === 'exercise' ? before : noAnswerYet(item.exercise)
  const taken = hintsTaken(work)
  if (wanted > taken + 1) return { kind: 'refused', message: 'The first hint comes first.' }
  if (wanted <= taken) return { kind: 'taken', work, isNew: false }
  return { kind: 'taken', work: { ...work, hints: wanted }, isNew: true }
}

/** How many hints of an exercise its student has seen. */
export function hintsTaken(work: LessonWork | null): number {
  return work?.type === 'exercise' ? (work.hints ?? 0) : 0
}

/** What was shown before an answer; the solution covers the hints. */
export function helpShown(before: WorkOf<'exercise'> | null): LessonHelp {
  if (before === null) return 'none'
  if (before.solution !== null) return 'solution'
  const taken = hintsTaken(before)
  if (taken === 0) return 'none'
  return taken === 1 ? 'one-hint' : 'two-hints'
}

/** What is stored of an exercise that nobody has answered yet. */
function noAnswerYet(exercise: Exercise): WorkOf<'exercise'> {
  return {
    type: 'exercise',
    answer: emptyAnswer(exercise.kind),
    correct: false,
    parts: null,
    explanation: '',
    solution: null,
    attempts: 0,
  }
}

/** An answer of this kind before anything is answered. */
export function emptyAnswer(kind: Exercise['kind']): ExerciseAnswer {
  switch (kind) {
    case 'calc':
    case 'chart':
      return { kind, value: '' }
    case 'order':
      return { kind, steps: [] }
    case 'match':
      return { kind, pairs: [] }
    case 'fill':
      return { kind, gaps: [] }
    case 'sheet':
      return { kind, cells: [] }
    case 'conversation':
      return { kind, replies: [] }
    case 'spots':
      return { kind, labels: [] }
    case 'code':
      return { kind, source: '' }
  }
}
