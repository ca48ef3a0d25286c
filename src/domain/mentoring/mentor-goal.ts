import { addDays, isDay, type Day } from '#domain/day.ts'

/** What a student and a mentor can aim for together. Chosen, not written: adults and students exchange no free text. */
export const mentorGoals = [
  'know-job',
  'choose-course',
  'finish-course',
  'show-project',
  'finish-cv',
  'ask-reference',
  'find-openings',
  'send-applications',
  'practise-interview',
  'introduce-self',
  'gather-papers',
  'plan-week',
  'start-saving',
  'count-costs',
] as const
export type MentorGoal = (typeof mentorGoals)[number]

export const goalWords: Readonly<Record<MentorGoal, string>> = {
  'know-job': 'Find out what one job asks for',
  'choose-course': 'Choose the next course',
  'finish-course': 'Finish a course',
  'show-project': 'Finish a project and show it',
  'finish-cv': 'Finish the CV',
  'ask-reference': 'Ask two people for a reference',
  'find-openings': 'Save five openings that fit',
  'send-applications': 'Send three applications',
  'practise-interview': 'Practise ten interview questions',
  'introduce-self': 'Say who you are in one minute',
  'gather-papers': 'Get the papers for a first job',
  'plan-week': 'Plan a week and keep to it',
  'start-saving': 'Start to save for getting to work',
  'count-costs': 'Count the costs of a business idea',
}

export const goalStates = ['open', 'done', 'removed'] as const
export type GoalState = (typeof goalStates)[number]

/** Open goals of one student with one mentor. */
export const maxOpenGoals = 8
/** How far ahead a goal can be set. */
export const goalDaysAhead = 365
/** How long a removed goal can be put back. */
export const goalUndoHours = 24

/** What is wrong with the day of a goal; undefined if nothing is. */
export function wrongWithGoalDay(day: string, today: Day): string | undefined {
  if (!isDay(day)) return 'Enter a real date.'
  if (day < today) return 'Choose today or a later day.'
  return day > addDays(today, goalDaysAhead) ? 'Choose a day within a year from now.' : undefined
}
