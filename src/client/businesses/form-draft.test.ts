import { expect, test } from 'vitest'
import { valuesIn } from './form-draft.ts'

test('the values of a stored draft are read back', () => {
  expect(valuesIn(JSON.stringify({ title: 'Baker', amount: '' }))).toEqual({
    title: 'Baker',
    amount: '',
  })
})

test('an empty draft, or text in another format, is ignored', () => {
  for (const text of ['', '{', 'null', '"words"', '7']) expect(valuesIn(text)).toBeUndefined()
})
