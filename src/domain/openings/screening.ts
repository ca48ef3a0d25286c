/**
 * The questions a business can ask everybody who applies. Both the questions and the answers are from this list: a
 * student never writes to a stranger, and nobody is asked what must not decide, such as age, family, faith or health.
 */
const questions = {
  start: {
    text: 'When can you start?',
    choices: ['Right away', 'In two weeks', 'In a month', 'Later'],
  },
  hours: {
    text: 'How many hours a week can you work?',
    choices: ['Up to 10', '10 to 20', '20 to 30', 'More than 30'],
  },
  weekends: {
    text: 'Can you work on weekends?',
    choices: ['Yes', 'Some weekends', 'No'],
  },
  school: {
    text: 'Are you in school now?',
    choices: ['Yes, full-time', 'Yes, part-time', 'No'],
  },
  travel: {
    text: 'How would you get to work?',
    choices: ['On foot', 'By bus or taxi', 'With my own transport', 'I am not sure yet'],
  },
  experience: {
    text: 'Have you done work like this before?',
    choices: ['Yes, for pay', 'Yes, at home or as a volunteer', 'Not yet'],
  },
  customers: {
    text: 'How do you feel about serving customers?',
    choices: ['I like it', 'I want to learn it', 'I would rather work in the background'],
  },
  computer: {
    text: 'How well can you use a computer?',
    choices: ['Very well', 'For everyday things', 'Only a phone so far'],
  },
  'food-permit': {
    text: 'Do you have a food handler’s permit?',
    choices: ['Yes', 'Not yet, but I will get one', 'No'],
  },
  driving: {
    text: 'Do you have a driver’s licence?',
    choices: ['Yes', 'I am learning', 'No'],
  },
} as const satisfies Record<string, { text: string; choices: readonly string[] }>

export type ScreeningId = keyof typeof questions

export const screeningIds = Object.keys(questions) as [ScreeningId, ...ScreeningId[]]

/** An opening asks this many questions at most: each one keeps somebody from applying. */
export const maxQuestions = 4

export interface ScreeningAnswer {
  question: ScreeningId
  choice: string
}

export function screeningQuestion(id: ScreeningId): { text: string; choices: readonly string[] } {
  return questions[id]
}

/** The ids among these words that are questions of the list, in its order. */
export function screeningIdsIn(words: readonly string[]): ScreeningId[] {
  return screeningIds.filter((id) => words.includes(id))
}

/** Whether every question has one of its answers, and nothing else is answered. */
export function answersAll(
  asked: readonly ScreeningId[],
  answers: readonly ScreeningAnswer[],
): boolean {
  return (
    answers.length === asked.length &&
    asked.every((id) =>
      answers.some(
        ({ question, choice }) =>
          question === id && screeningQuestion(id).choices.some((each) => each === choice),
      ),
    )
  )
}

/** As the business reads them, one line each. */
export function answersInWords(answers: readonly ScreeningAnswer[]): string {
  return answers
    .map(({ question, choice }) => `${screeningQuestion(question).text} ${choice}`)
    .join('\n')
}
