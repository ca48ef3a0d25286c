import { expect, test } from 'vitest'
import {
  isFinished,
  isPassed,
  isProjectPassed,
  shownBy,
  shownInWords,
} from './finished-and-shown.ts'

const levels = { preparation: 3, clarity: 3, thinking: 3, 'next-move': 3 }

test('a finished course alone shows nothing', () => {
  expect(isFinished({ courseFinished: true })).toBe(true)
  expect(shownBy({ bestScore: null, projectPassed: false })).toBeNull()
  expect(shownBy({ bestScore: 69, projectPassed: false })).toBeNull()
})

test('a skill is shown by a passed assessment, by a project rated at or above the line, or by both', () => {
  expect([0, 69, 70, 100].map(isPassed)).toEqual([false, false, true, true])
  expect(shownBy({ bestScore: 70, projectPassed: false })).toEqual({ score: 70, project: false })
  expect(shownBy({ bestScore: 40, projectPassed: true })).toEqual({ score: null, project: true })
  expect(shownBy({ bestScore: 90, projectPassed: true })).toEqual({ score: 90, project: true })
})

test('a project passes when it is ready and its ratings are 3 of 4 on average', () => {
  expect(isProjectPassed({ levels, verdict: 'ready' })).toBe(true)
  expect(isProjectPassed({ levels: { ...levels, clarity: 2 }, verdict: 'ready' })).toBe(false)
  expect(
    isProjectPassed({ levels: { ...levels, clarity: 2, thinking: 4 }, verdict: 'ready' }),
  ).toBe(true)
  expect(isProjectPassed({ levels, verdict: 'try-again' })).toBe(false)
})

test('says how a skill was shown', () => {
  expect(shownInWords({ score: 90, project: false })).toBe('assessment passed with 90%')
  expect(shownInWords({ score: 70, project: true })).toBe(
    'assessment passed with 70% and project rated by a mentor',
  )
})
