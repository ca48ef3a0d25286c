import { expect, test } from 'vitest'
import { crisisIn } from './crisis-words.ts'

test.each([
  'the security at mi work a grab mi every time mi pass',
  'mi granfada a beat mi wid belt',
  'my coach keep hugging me too long after training',
  'mi mentor want me fi link him a one guest house',
  'somebody make fake naked pics of me and send it to the class',
  'an older man say him a go pay mi school fee if mi stay quiet',
])('"%s" is abuse', (text) => {
  expect(crisisIn(text)).toBe('abuse')
})

test('waiting for somebody with a weapon is danger', () => {
  expect(crisisIn('mi brother a go wait fi dem wid a machete')).toBe('danger')
})

test.each([
  'my teacher hug me when i pass',
  'can the manager hold my pay',
  'i am looking for a job with a machete company',
  'my mentor wants to meet at the library',
  'how do i stay quiet in an interview when i do not know',
  'can i make a naked cake for my business',
  'go farm with a machete to cut bush',
])('"%s" is neither', (text) => {
  expect(crisisIn(text)).toBeNull()
})
