/** What staff work on: a report about a person, a message to us, or a mentor or business to verify. */
export const caseKinds = ['report', 'message', 'verification'] as const
export type CaseKind = (typeof caseKinds)[number]

export const caseKindWords: Readonly<Record<CaseKind, string>> = {
  report: 'Report',
  message: 'Message',
  verification: 'Verification',
}

/** The lists of the desk; `waiting`: the other person has to answer first. */
export const caseLists = ['mine', 'unassigned', 'all', 'waiting', 'closed'] as const
export type CaseList = (typeof caseLists)[number]

export const caseStates = ['open', 'waiting', 'closed'] as const
export type CaseState = (typeof caseStates)[number]

/** What staff may ask of the reporter or the sender, as they read it. An applicant completes the profile instead. */
export const caseQuestions = {
  report: {
    when: 'When did it happen? The day, and the time if you know it.',
    where: 'Where did it happen?',
    'what-happened': 'What did they say or do? Use your own words.',
    again: 'Has it happened again since you told us?',
    others: 'Was somebody else there?',
    'reach-you': 'How and when can we call you?',
  },
  message: {
    'which-account': 'Which email address do you use on Upful?',
    'which-opening': 'Which opening or business do you mean?',
    'which-person': 'Which person do you mean?',
    'what-you-see': 'What do you see on your screen? Copy the words.',
    'what-you-want': 'What would you like us to do?',
    'reach-you': 'How and when can we call you?',
  },
} as const

export type AskingCase = keyof typeof caseQuestions
export type CaseQuestion = {
  [Kind in AskingCase]: keyof (typeof caseQuestions)[Kind]
}[AskingCase]

export const reportQuestionKinds = keysOf(caseQuestions.report)
export const messageQuestionKinds = keysOf(caseQuestions.message)

/** The text of the questions; one that is no longer on the list is dropped. */
export function questionWords(questions: readonly string[]): string[] {
  const words: Readonly<Record<string, string>> = {
    ...caseQuestions.message,
    ...caseQuestions.report,
  }
  return questions.flatMap((question) =>
    Object.hasOwn(words, question) ? [words[question] ?? ''] : [],
  )
}

/** What staff did before they closed it; the reason in the log begins with these words. */
export const caseChecks = {
  report: {
    earlier: 'Read the earlier reports',
    record: 'Looked at the record',
    'spoke-reporter': 'Spoke to the person who reported it',
    'spoke-reported': 'Spoke to the reported person',
    'spoke-guardian': 'Spoke to a guardian or the school',
    'only-read': 'Only read the report',
  },
  message: {
    record: 'Looked at the record',
    'spoke-sender': 'Spoke to the person who wrote',
    'asked-colleague': 'Asked a colleague',
  },
} as const

export const reportCheckKinds = keysOf(caseChecks.report)
export const messageCheckKinds = keysOf(caseChecks.message)

/** "Spoke to the reported person. It was a misunderstanding." */
export function reasonAfterChecks(
  kind: AskingCase,
  checks: readonly string[],
  reason: string,
): string {
  const done = Object.entries<string>(caseChecks[kind]).filter(([check]) => checks.includes(check))
  return [...done.map(([, words]) => `${words}.`), reason].join(' ')
}

export const maxNoteLength = 1000
export const maxAnswerLength = 2000
/** How long the link to the form of a question works. */
export const questionGoodForDays = 30

export type CaseEventKind = 'took' | 'gave' | 'let-go' | 'noted' | 'answered'

/** "Grace Reid gave this case to Ann Lee." */
export function caseEventSentence(event: {
  kind: CaseEventKind
  staff: string
  givenTo: string
}): string {
  const { staff, givenTo } = event
  switch (event.kind) {
    case 'took':
      return `${staff} took this case.`
    case 'gave':
      return `${staff} gave this case to ${givenTo}.`
    case 'let-go':
      return `${staff} let this case go.`
    case 'noted':
      return `${staff} noted:`
    case 'answered':
      return 'They answered:'
  }
}

function keysOf<Kind extends string>(list: Readonly<Record<Kind, string>>): Kind[] {
  return Object.keys(list) as Kind[]
}
