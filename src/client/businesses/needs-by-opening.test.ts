import { expect, test } from 'vitest'
import { needsByOpening } from './needs-by-opening.ts'

const baker = { id: 'b1', title: 'Baker' }
const nothing = {
  unread: [],
  answered: [],
  otherTimes: [],
  closedWaiting: [],
  held: [],
  closingSoon: [],
  drafts: [],
}

test('an opening is listed once, with everything that it asks for', () => {
  const needs = {
    ...nothing,
    unread: [{ ...baker, count: 2 }],
    otherTimes: [{ ...baker, count: 1 }],
    closedWaiting: [{ ...baker, count: 3 }],
    closingSoon: [{ ...baker, deadline: '2026-12-01' }],
    answered: [{ ...baker, accepted: 1, turnedDown: 0, withdrawn: 2 }],
  }
  expect(needsByOpening(needs, true)).toEqual([
    {
      ...baker,
      page: 'applicants',
      words: ['2 new applicants', '1 asks for other times', '1 accepted your offer, 2 withdrew'],
      deadline: '2026-12-01',
    },
  ])
})

test('what is only new is left to the other card', () => {
  const answered = [{ ...baker, accepted: 1, turnedDown: 0, withdrawn: 0 }]
  expect(needsByOpening({ ...nothing, answered }, true)).toEqual([])
})

test('a business that is not verified is led to the opening instead of its applicants', () => {
  const [opening] = needsByOpening({ ...nothing, unread: [{ ...baker, count: 1 }] }, false)
  expect(opening).toMatchObject({ page: 'posting', words: [expect.stringContaining('verified')] })
})
