/** What a student says they want, and how it reads. */
export const studentGoals = {
  'first-job': 'First job',
  training: 'Training',
  'own-hustle': 'My own hustle',
  'just-looking': 'Just looking',
} as const
export type StudentGoal = keyof typeof studentGoals

export const studentGoalIds = Object.keys(studentGoals) as [StudentGoal, ...StudentGoal[]]

/** The minutes a day a student can choose. */
export const dailyMinutesChoices = [5, 10, 15, 20] as const
