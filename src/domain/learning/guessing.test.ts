import { expect, test } from 'vitest'
import { guessedRight, rightByWordsOf } from './guessing.ts'
import { questionSchema } from './question.ts'

const question = (id: string, options: string[], key: number) =>
  questionSchema.parse({
    id,
    type: 'multiple_choice',
    question: 'Which?',
    options,
    correct_answer: String(key),
    explanation: 'This.',
  })

test('each way of guessing gets its share of the choices', () => {
  const guessed = guessedRight([
    question('a', ['Short', 'The longest of all three', 'Longer one'], 1),
    question('b', ['Nothing, because it is late', 'Ask', 'Go home since it rains'], 1),
  ])
  expect(guessed.get('the longest option')).toBe(50)
  expect(guessed.get('the shortest option')).toBe(50)
  expect(guessed.get('the second option')).toBe(100)
  expect(guessed.get('the last option')).toBe(0)
  expect(guessed.get('an option that gives no reason')).toBe(50)
})

test('careful words, and words of a text, are no way to the right option', () => {
  const questions = [
    question('a', ['Ask first and explain', 'Hide the boxes', 'Wait'], 0),
    question('b', ['Leave the till', 'Tell them to leave', 'Report the till too late'], 0),
  ]
  expect(guessedRight(questions).get('the option with the most careful words')).toBe(50)
  expect(rightByWordsOf('A box is hidden: hiding boxes is wrong.', questions)).toBe(50)
})

test('without choices nothing is guessed', () => {
  expect(guessedRight([]).get('the first option')).toBe(0)
})
