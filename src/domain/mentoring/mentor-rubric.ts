/** Each criterion with a sentence for each of its four levels, lowest first. */
export const rubric = {
  preparation: {
    label: 'Getting ready',
    levels: [
      'You are starting out: next time, write down one question before you begin.',
      'You had a start. A short plan would take you further.',
      'You came ready, and it showed.',
      'You were very well prepared. Keep working like this.',
    ],
  },
  clarity: {
    label: 'Being clear',
    levels: [
      'Your idea is there. Try saying it in one short sentence first.',
      'Most of it was clear. Put the main point first.',
      'You were clear and easy to follow.',
      'You made it clear and held attention from start to end.',
    ],
  },
  thinking: {
    label: 'Thinking it through',
    levels: [
      'You have a first idea. Ask yourself why it would work.',
      'You gave a reason. An example would make it stronger.',
      'You gave good reasons and examples.',
      'You looked at it from several sides and chose well.',
    ],
  },
  'next-move': {
    label: 'Moving forward',
    levels: [
      'Choose one small thing to do this week.',
      'You know what you want. Now give it a day.',
      'You have a plan with a next step.',
      'You have a strong plan, and you are already acting on it.',
    ],
  },
} as const satisfies Record<
  string,
  { label: string; levels: readonly [string, string, string, string] }
>

export type Criterion = keyof typeof rubric
export const criteria = Object.keys(rubric) as Criterion[]

/** 1 to 4, one for each criterion. */
export type Levels = Readonly<Record<Criterion, number>>

export function levelSentence(criterion: Criterion, level: number): string {
  return rubric[criterion].levels[level - 1] ?? ''
}

export const nextSteps = [
  'rewrite-cv',
  'practise-answers',
  'finish-course',
  'research-careers',
  'improve-project',
  'apply-for-one',
  'ask-somebody',
  'keep-going',
] as const
export type AdvisedStep = (typeof nextSteps)[number]

export const nextStepWords: Readonly<Record<AdvisedStep, string>> = {
  'rewrite-cv': 'Improve how you describe yourself',
  'practise-answers': 'Practise three interview answers aloud',
  'finish-course': 'Finish the course you are in',
  'research-careers': 'Read about two careers that you like',
  'improve-project': 'Make your project one step better',
  'apply-for-one': 'Apply for one opening',
  'ask-somebody': 'Talk with somebody who does this work',
  'keep-going': 'Keep going as you are',
}

/** What a mentor says about a project. */
export const verdicts = ['ready', 'try-again'] as const
export type Verdict = (typeof verdicts)[number]

export const verdictWords: Readonly<Record<Verdict, string>> = {
  ready: 'This is ready',
  'try-again': 'Try it once more',
}
