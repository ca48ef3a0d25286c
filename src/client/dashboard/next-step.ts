import type { StudentDay } from '#contract/dashboard.ts'

export type NextStep =
  | { kind: 'check-in'; day: number }
  | { kind: 'finish-profile' }
  | { kind: 'continue-course'; id: string; title: string; nextItem: string | null }
  | { kind: 'choose-course' }

type Standing = Pick<StudentDay, 'checkedInToday' | 'activeToday' | 'streak' | 'courses'>

/** The one thing to do now: today's check-in, then what was begun, then something new. */
export function nextStepOf(student: Standing, profileFinished: boolean): NextStep {
  if (!student.checkedInToday)
    return { kind: 'check-in', day: student.streak + (student.activeToday ? 0 : 1) }
  if (!profileFinished) return { kind: 'finish-profile' }
  const course = student.courses.find(({ percent }) => percent < 100)
  if (!course) return { kind: 'choose-course' }
  const { id, title, nextItem } = course
  return { kind: 'continue-course', id, title, nextItem }
}
