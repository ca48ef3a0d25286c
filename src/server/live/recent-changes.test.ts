import { expect, test } from 'vitest'
import { userIdSchema, type UserId } from '#domain/people/user-id.ts'
import { recentChanges } from './recent-changes.ts'

const [shanice, kemar, andre] = [1, 2, 3].map((number) =>
  userIdSchema.parse(`00000000-0000-4000-8000-00000000000${number}`),
) as [UserId, UserId, UserId]
const skills = { type: 'changed', changes: ['skills'] } as const
const courses = { type: 'changed', changes: ['courses'] } as const

test('a page gets what changed while it was loading, and nothing from before or of others', () => {
  let time = 1_000
  const recent = recentChanges(() => time)
  recent.add(shanice, skills)
  time += 500
  recent.add(shanice, courses)
  recent.add(kemar, skills)
  time += 200
  expect(recent.within(shanice, 300)).toEqual([courses])
  expect(recent.within(shanice, 2_000)).toEqual([skills, courses])
  expect(recent.within(andre, 2_000)).toEqual([])
})

test('changes are kept for a minute', () => {
  let time = 1_000
  const recent = recentChanges(() => time)
  recent.add(shanice, skills)
  time += 59_000
  recent.add(kemar, courses)
  expect(recent.within(shanice, 120_000)).toEqual([skills])
  time += 2_000
  recent.add(shanice, courses)
  expect(recent.within(shanice, 120_000)).toEqual([courses])
  time += 61_000
  recent.add(andre, skills)
  expect(recent.within(shanice, 120_000)).toEqual([])
})
