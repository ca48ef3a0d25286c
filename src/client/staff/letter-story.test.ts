import { expect, test } from 'vitest'
import { letterStory } from './letter-story.ts'

const at = '2026-11-23T20:00:00Z'
const letter = { since: at, endedAt: at, tries: 0, code: 'late', canTry: false } as const

test('a letter that was never tried shows no number of tries', () => {
  expect(letterStory({ ...letter, state: 'given-up' })).toBe(
    'Mon 23 Nov, 3:00 PM: its content was out of date before it could be sent. It cannot be sent again.',
  )
})

test('a letter that was tried shows how often, and what the mail server answered', () => {
  const tried = { ...letter, tries: 1, code: '450', canTry: true } as const
  expect(letterStory({ ...tried, state: 'given-up' })).toBe(
    'Mon 23 Nov, 3:00 PM, after 1 try: the mail server answered 450.',
  )
  expect(letterStory({ ...tried, state: 'waiting', endedAt: null, tries: 2 })).toBe(
    'Waiting since Mon 23 Nov, 3:00 PM, after 2 tries: 450',
  )
})
