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
  expect(shownBy({ bestScore: null, projectPassed: false, simulationPassed: false })).toBeNull()
  expect(shownBy({ bestScore: 69, projectPassed: false, simulationPassed: false })).toBeNull()
})

test('a skill is shown by an assessment, a job simulation, a project rated at or above the line, or several', () => {
  expect([0, 69, 70, 100].map(isPassed)).toEqual([false, false, true, true])
  expect(shownBy({ bestScore: 70, projectPassed: false, simulationPassed: false })).toEqual({
    score: 70,
    project: false,
    simulation: false,
  })
  expect(shownBy({ bestScore: 40, projectPassed: false, simulationPassed: true })).toEqual({
    score: null,
    project: false,
    simulation: true,
  })
  expect(shownBy({ bestScore: 40, projectPassed: true, simulationPassed: false })).toEqual({
    score: null,
    project: true,
    simulation: false,
  })
  expect(shownBy({ bestScore: 90, projectPassed: true, simulationPassed: false })).toEqual({
    score: 90,
    project: true,
    simulation: false,
  })
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
  expect(shownInWords({ score: 90, project: false, simulation: false })).toBe(
    'assessment passed with 90%',
  )
  expect(shownInWords({ score: 70, project: true, simulation: false })).toBe(
    'assessment passed with 70% and project rated by a mentor',
  )
  expect(shownInWords({ score: 70, project: false, simulation: true })).toBe(
    'assessment passed with 70% and job simulation passed',
  )
})
