import type { OpenQuestion } from '#contract/open-question.ts'
import type { Lesson } from '#contract/lesson.ts'
import { afterStep, newRun, type LessonRun } from '#domain/learning/lesson-run.ts'

/** The way through an attempt: the questions still open, then those that were missed. */
export function runThrough(
  questions: readonly OpenQuestion[],
  answered: Lesson['answered'] = {},
  /** Answered on this device, but not sent yet: they are not asked again. */
  kept: readonly string[] = [],
): LessonRun {
  const all = questions.map(({ id }, index) => ({ index, mark: answered[id] }))
  const before = all.filter(({ mark }) => mark !== undefined)
  const open = all.filter(
    ({ index, mark }) => mark === undefined && !kept.includes(questions[index]?.id ?? ''),
  )
  const run: LessonRun = {
    ...newRun(questions.length),
    steps: [...before, ...open].map(({ index }) => index),
  }
  return before.reduce<LessonRun>((so, { mark }) => afterStep(so, mark?.correct ?? null), run)
}
