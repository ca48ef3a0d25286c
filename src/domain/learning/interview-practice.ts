export const interviewSectors = [
  'any',
  'customer-service',
  'tourism',
  'trades',
  'shop',
  'office',
  'farming-food',
  'care',
] as const
export type InterviewSector = (typeof interviewSectors)[number]

/** What a student checks about their answer, with yes or no. */
export const rubricLines = ['own', 'real', 'result', 'asked'] as const
export type RubricLine = (typeof rubricLines)[number]

/** The four parts of a STAR answer, in the order in which they are told. */
export const starParts = ['situation', 'task', 'action', 'result'] as const
export type StarPart = (typeof starParts)[number]
export const answerParts = [...starParts, 'notes'] as const

/** Notes, a STAR answer or both; what is not written is an empty text. */
export type PracticeAnswer = Record<(typeof answerParts)[number], string>

export const emptyAnswer: PracticeAnswer = {
  situation: '',
  task: '',
  action: '',
  result: '',
  notes: '',
}

/** The characters of each part. */
export const partLength = { star: 600, notes: 2_000 }
/** How many answers a student can keep. */
export const keptAnswers = 200

export function isBlankAnswer(answer: PracticeAnswer): boolean {
  return answerParts.every((part) => answer[part].trim() === '')
}

/** The parts that a STAR answer still needs; none when nothing of it is written. */
export function missingStarParts(answer: PracticeAnswer): StarPart[] {
  const missing = starParts.filter((part) => answer[part].trim() === '')
  return missing.length === starParts.length ? [] : missing
}
