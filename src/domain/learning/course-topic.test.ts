import { expect, test } from 'vitest'
import { topicOfStruggle } from './course-topic.ts'

test.each([
  ['I get nervous in interviews and forget what to say', 'Interview calm'],
  ['mi cyaan write a proper cv', 'Your résumé'],
  ['People online sent me a fake job', 'Spot the scam'],
  ['the members of my group argue all the time', 'Calm in a conflict'],
  ['mi bake cake and mi nuh know what price fi charge', 'Earn for yourself'],
  ['loops confuse me', 'Loops, step by step'],
])('"%s" is about: %s', (struggle, name) => {
  expect(topicOfStruggle(struggle)?.name).toBe(name)
})

test('a struggle that names no known topic has no topic', () => {
  expect(topicOfStruggle('My money done before the month end')).toBeNull()
})
