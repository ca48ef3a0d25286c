import { expect, test } from 'vitest'
import { crisisIn } from './crisis-words.ts'

test.each([
  'the security at mi work a grab mi every time mi pass',
  'mi granfada a beat mi wid belt',
  'my coach keep hugging me too long after training',
  'mi mentor want me fi link him a one guest house',
  'somebody make fake naked pics of me and send it to the class',
  'my stepfather trouble me and nobody believe me',
  'a man in my church has been messaging me and i am 15. he is a deacon. i am scared to tell my mother',
  'my coach texting me late and mi fraid',
  'sir text mi pon whatsapp seh mi body look good',
  'a girl in my class says her stepfather beats her',
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
  'my uncle beat him at dominoes',
  'my teacher sent a message about my body paragraph',
  'my manager keep texting me about my shift and im scared to say no',
  'the guy messaging me about an interview, i am scared i will be late',
])('"%s" is neither', (text) => {
  expect(crisisIn(text)).toBeNull()
})

test.each(['mi feel like mi nuh waa live nuh more', 'mi no waa live again'])(
  '"%s" is about ending life',
  (text) => {
    expect(crisisIn(text)).toBe('suicide')
  },
)
