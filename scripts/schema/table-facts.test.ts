import { expect, test } from 'vitest'
import { factsFrom } from './table-facts.ts'

const columns = ['id', 'user_id', 'mentor_id', 'room']

test('the comment of a table names its writers and what an export contains', () => {
  const comment = 'owner: mentoring, http; person: user_id, mentor_id; export: without room'
  expect(factsFrom('talks', comment, columns)).toEqual({
    owners: ['mentoring', 'http'],
    person: ['user_id', 'mentor_id'],
    exported: true,
    without: ['room'],
  })
})

test('a table without personal data has only an owner, and a table of secrets is not exported', () => {
  const nothing = { person: [], exported: false, without: [] }
  expect(factsFrom('talks', 'owner: check-in', columns)).toEqual({
    owners: ['check-in'],
    ...nothing,
  })
  const secret = factsFrom('talks', 'owner: http; person: user_id; export: no', columns)
  expect(secret).toMatchObject({ person: ['user_id'], exported: false })
})

test.for(['', 'owner: x; person: user_id', 'owner: x; export: yes', 'a table of talks'])(
  'the comment "%s" is refused with an example',
  (comment) => {
    expect(() => factsFrom('talks', comment, columns)).toThrow('comment on table talks is')
  },
)

test('a comment that names a column the table does not have is refused', () => {
  const comment = 'owner: x; person: student_id; export: yes'
  expect(() => factsFrom('talks', comment, columns)).toThrow('student_id')
})
