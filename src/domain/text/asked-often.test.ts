import { expect, test } from 'vitest'
import { answerAskedFor } from './asked-often.ts'

const answers = [
  { id: 'tax', asked: ['tax', 'paye'] },
  { id: 'wage', asked: ['minimum wage'] },
  { id: 'resume', asked: ['resume'] },
  { id: 'resume-new', asked: ['resume no experience', 'resume not work'] },
  { id: 'account', asked: ['open account', 'bank account'], unless: 'whatsapp' },
  { id: 'join', asked: ['heart join/sign'] },
]
const idFor = (question: string) => answerAskedFor(question, answers)?.id ?? null

test.each([
  ['What is the minimum wage?', 'wage'],
  ['wah di minimun wage', 'wage'],
  ['I am signing up for heart', 'join'],
  ['how mi fi join HEART', 'join'],
  ['can i open a bank acount', 'account'],
  ['how do I write my CV', 'resume'],
] as const)('"%s" is the question about %s, also in Patois and with typos', (question, id) => {
  expect(idFor(question)).toBe(id)
})

test('the phrasing with the most matching words wins', () => {
  expect(idFor('a cv when mi neva wuk yet')).toBe('resume-new')
})

test('an `unless` word makes it another question', () => {
  expect(idFor('they want my bank account on WhatsApp')).toBeNull()
})

test('similar short words are not confused', () => {
  expect(idFor('does she pay me')).toBeNull()
  expect(idFor('what is a fax')).toBeNull()
})

test('a single word in a long story is not enough', () => {
  const story = 'word '.repeat(30)
  expect(idFor(`${story} tax`)).toBeNull()
  expect(idFor(`${story} minimum wage`)).toBe('wage')
})
