import type { AnswerPart } from './written-answer.ts'

/** The parts that a question asks for, by the words of `questionWords` joined by spaces. */
export function partsAskedIn(words: readonly string[]): AnswerPart[] {
  const text = ` ${words.slice(0, maxWords).join(' ')} `
  const parts = patterns.filter(([, pattern]) => pattern.test(text)).map(([part]) => part)
  return parts.includes('Pay') ? parts.filter((part) => part !== 'Cost') : parts
}

const maxWords = 60

// As stems, in the order in which they win: "how much does a nurse make" is about pay, not cost.
const patterns: readonly (readonly [AnswerPart, RegExp])[] = [
  [
    'Pay',
    / (?:pay|stipend) (?:\S{1,30} ){0,8}(?:howmuch|good|month|week|hour) | howmuch (?:\S{1,30} ){0,6}(?:pay|mak|get) | what (?:\S{1,30} ){0,3}pay | dem pay | they pay you | pay me | pay good /,
  ],
  ['Cost', / cost | howmuch | afford | fre | pay for | expens | pay to get /],
  [
    'How long',
    / howlong | long (?:it )?tak | tak long | when (?:\S{1,30} ){0,4}(?:ready|get|com) | howmuch (?:day|week|month|year) | (?:when|how|do|doe|will) (?:\S{1,30} ){0,6}(?:expir|valid) | valid for | last for /,
  ],
  [
    'Age',
    / age | minor | #number (?:year )?(?:age )?(?:and|can) | i (?:a |be |am )?(?:minor|#number) /,
  ],
  [
    'What to bring',
    / bring | document | (?:what|which|wat) (?:\S{1,30} ){0,2}(?:need|document|id) | walk with | requir | qualificat /,
  ],
  // "I have 5 subjects" tells something; it does not ask for them.
  ['Subjects', /(?<!#number) (?:subject|csec|csecs|cape|passes|grade) /],
  ['Where', / where | near | nearest | office | locat | which part | address /],
]
