import { describe, expect, test } from 'vitest'
import { dayFrom } from '#domain/day.ts'
import { workLines, workProblems, type PostingWork } from './posting-work.ts'

const nothing: PostingWork = { positions: null, hoursAWeek: null, startsOn: null, hybrid: false }
const today = dayFrom('2026-11-27')

function problemsOf(work: Partial<PostingWork>, minAge: number | null = null) {
  const problems = workProblems({ ...nothing, ...work }, { today, place: 'Clarendon', minAge })
  return problems.flatMap(([field, problem]) => (problem === null ? [] : [field]))
}

describe('the facts about the work', () => {
  test('may all be left out', () => {
    expect(problemsOf({})).toEqual([])
    expect(workLines(nothing)).toEqual([])
  })

  test('must be possible', () => {
    expect(problemsOf({ positions: 0 })).toEqual(['positions'])
    expect(problemsOf({ positions: 1.5 })).toEqual(['positions'])
    expect(problemsOf({ startsOn: '2026-11-26' })).toEqual(['startsOn'])
    expect(problemsOf({ startsOn: '2026-11-27', positions: 200, hoursAWeek: 40 })).toEqual([])
  })

  test('more than 40 hours a week are for adults', () => {
    expect(problemsOf({ hoursAWeek: 41 })).toEqual(['hoursAWeek'])
    expect(problemsOf({ hoursAWeek: 41 }, 18)).toEqual([])
    expect(problemsOf({ hoursAWeek: 61 }, 18)).toEqual(['hoursAWeek'])
  })

  test('work from home is not partly from home', () => {
    const problems = workProblems(
      { ...nothing, hybrid: true },
      { today, place: 'remote', minAge: null },
    )
    expect(problems.find(([field]) => field === 'hybrid')?.[1]).toMatch('from home already')
  })

  test('are read in short lines', () => {
    expect(
      workLines({ positions: 3, hoursAWeek: 20, startsOn: '2027-01-04', hybrid: true }),
    ).toEqual([
      '3 places',
      '20 hours a week',
      expect.stringMatching(/^Starts .*4/),
      'Partly from home',
    ])
  })
})
