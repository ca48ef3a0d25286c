import { expect, test } from 'vitest'
import { searchWordsOf } from './question-words.ts'

test('a question with "CV" finds a lesson with "résumé"', () => {
  expect(searchWordsOf('Is my CV good?')).toContain('resume')
  expect(searchWordsOf('Je veux un résumé')).toContain('resume')
})
