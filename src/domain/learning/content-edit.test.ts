import { expect, test } from 'vitest'
import { writtenAnswerSchema } from '../guide/written-answer.ts'
import { answerParts } from '../guide/written-answer.ts'
import {
  changedTexts,
  editableFields,
  partsOfEntryName,
  textsOf,
  withTexts,
} from './content-edit.ts'

const written = {
  id: 'tips',
  group: 'pay',
  title: 'Are tips mine?',
  topic: 'other',
  asked: ['tips', 'are tips mine', 'tip jar', 'waiter tips', 'bar tips', 'share tips'],
  needs: 'tip|service charge',
  answer: 'Ask first.',
  parts: { Cost: 'Nothing.' },
  details: [
    {
      question: 'Are tips mine on a card?',
      asked: ['tip on card', 'card tips', 'and if dem pay by card'],
      answer: 'Yes, ask when.',
    },
  ],
}
const answer = writtenAnswerSchema.parse(written)

test('a form has every text of an entry, and its texts make the same entry again', () => {
  const texts = textsOf('answer', answer)
  expect(texts).toMatchObject({
    title: 'Are tips mine?',
    answer: 'Ask first.',
    'parts.Cost': 'Nothing.',
    'parts.Age': '',
    asked: written.asked.join('\n'),
    details:
      '## Are tips mine on a card?\n- tip on card\n- card tips\n- and if dem pay by card\nYes, ask when.',
    source: '',
  })
  expect(writtenAnswerSchema.parse(withTexts('answer', answer, texts))).toEqual(answer)
})

test('every part that an answer can have is a field', () => {
  const names = editableFields.answer.map(({ name }) => name)
  for (const part of answerParts) expect(names).toContain(`parts.${part}`)
})

test('only what differs is a change: not spaces at the end, and no field that there is not', () => {
  const texts = { title: 'Are tips mine?  ', answer: 'Ask\r\nfirst. ', topic: 'law', nonsense: 'x' }
  expect(changedTexts('answer', answer, texts)).toEqual({ answer: 'Ask\nfirst.' })
})

test('an empty text removes the field, and one of a part adds the part', () => {
  const edited = withTexts('answer', answer, { 'parts.Cost': '', 'parts.Age': 'Any age.' })
  expect(edited['parts']).toEqual({ Age: 'Any age.' })
  expect(withTexts('fact', { id: 'a', url: 'https://x' }, { url: '' })).toEqual({ id: 'a' })
})

test('the name of an entry is its kind and its id', () => {
  expect(partsOfEntryName('fact.trn-fee')).toEqual({ kind: 'fact', id: 'trn-fee' })
  expect(['course.x', 'fact.', 'fact', ''].map(partsOfEntryName)).toEqual([null, null, null, null])
})
