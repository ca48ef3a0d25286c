import type { InterviewSector, RubricLine, StarPart } from '#domain/learning/interview-practice.ts'

export const sectorLabels: Readonly<Record<InterviewSector, string>> = {
  any: 'Any job',
  'customer-service': 'Customer service and BPO',
  tourism: 'Tourism',
  trades: 'Trades and construction',
  shop: 'Shop and stock',
  office: 'Office and data',
  'farming-food': 'Farming and food',
  care: 'Care and community',
}

export const starLabels: Readonly<Record<StarPart, string>> = {
  situation: 'Situation',
  task: 'Task',
  action: 'Action',
  result: 'Result',
}

export const starHints: Readonly<Record<StarPart, string>> = {
  situation: 'Where were you, and what was going on?',
  task: 'What did you have to do?',
  action: 'What did you do yourself? Say "I".',
  result: 'How did it end? A number helps.',
}

export const rubricQuestions: Readonly<Record<RubricLine, string>> = {
  own: 'Did I say what I did myself?',
  real: 'Did I give one real example?',
  result: 'Did I say how it ended?',
  asked: 'Did I answer the question that was asked?',
}

/** What to do about a line that was answered with no. */
export const rubricAdvice: Readonly<Record<RubricLine, string>> = {
  own: 'Change one "we" to "I", and say what your part was.',
  real: 'Add one thing that really happened, at school, home or church.',
  result: 'Add one last sentence about how it ended.',
  asked: 'Read the question again, and answer it in your first sentence.',
}
