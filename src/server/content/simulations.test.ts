import { describe, expect, test } from 'vitest'
import { orderAnswer } from '#domain/learning/index-answer.ts'
import { bestAnswer, markTask, missingInTask } from '#domain/learning/simulation-marking.ts'
import { runOf, scoreOfRun, stepsOf, taskOf } from '#domain/learning/simulation-run.ts'
import type { SimulationTask } from '#domain/learning/simulation-task.ts'
import type { Simulation } from '#domain/learning/simulation.ts'
import { hashOf } from '#domain/text/seeded-order.ts'
import { shippedContent } from '../testing/shipped-content.ts'

const { simulations } = shippedContent()

/** Picks one of these, without having read the rest. */
type Pick = (texts: readonly string[], id: string) => number

const careful =
  /\b(?:ask|tell|check|first|explain|report|say|write|call|sorry|calm|thank|offer)\w?\b/gi
const picks: Readonly<Record<string, Pick>> = {
  first: () => 0,
  second: () => 1,
  third: (texts) => Math.min(2, texts.length - 1),
  last: (texts) => texts.length - 1,
  longest: (texts) => most(texts, ({ length }) => length),
  shortest: (texts) => most(texts, ({ length }) => -length),
  'the most careful words': (texts) => most(texts, (text) => text.match(careful)?.length ?? 0),
}
const random =
  (seed: number): Pick =>
  (texts, id) =>
    hashOf(`${seed} ${id}`) % texts.length

function most(texts: readonly string[], measure: (text: string) => number): number {
  const counts = texts.map(measure)
  return counts.indexOf(Math.max(...counts))
}

/** Says something friendly about nothing, as somebody does who has not read the message. */
const politeText =
  'Good day, I am sorry for this and I thank you for your patience, I will check it and call you back as soon as I can.'

function robotAnswer(task: SimulationTask, pick: Pick): string {
  switch (task.type) {
    case 'decision':
      return String(
        pick(
          task.options.map(({ text }) => text),
          task.id,
        ),
      )
    case 'form':
      return JSON.stringify(
        task.fields.map((field) =>
          'options' in field
            ? (field.options[pick(field.options, task.id + field.label)] ?? '')
            : 'yes',
        ),
      )
    case 'reply':
      return politeText
    case 'mark_lines':
      return String(
        pick(
          task.document.lines.map(({ text }) => text),
          task.id,
        ),
      )
    case 'order':
      return orderAnswer([...task.steps.keys()])
    case 'number': {
      const numbers = (task.table?.rows.flat() ?? ['1', '2', '3'])
        .map((cell) => cell.replace(/[^\d]/g, ''))
        .filter((digits) => digits !== '')
      return numbers[pick(numbers, task.id)] ?? '0'
    }
    default:
      throw new Error('Questions of other kinds are not asked here')
  }
}

function scoreWith(
  simulation: Simulation,
  attempt: number,
  answer: (task: SimulationTask) => string,
) {
  const answers = Object.fromEntries(
    stepsOf(simulation).map((step) => [step.id, answer(taskOf(step, attempt))]),
  )
  const run = runOf(simulation, attempt, answers)
  expect(run.answered, 'answered to the end').toBe(stepsOf(simulation).length)
  return scoreOfRun(run)
}

describe.each(simulations)('$id', (simulation) => {
  const tasks = stepsOf(simulation).flatMap((step) => step.tasks)

  test('every version is done with its own best answers, and nothing is missing in them', () => {
    for (const task of tasks) {
      const best = bestAnswer(task)
      expect(missingInTask(task, best), `${task.id}`).toBeNull()
      expect(markTask(task, best), `${task.id}`).toMatchObject({ correct: true, share: 1 })
    }
    for (const attempt of [0, 1]) {
      const { score, skills } = scoreWith(simulation, attempt, bestAnswer)
      expect(score).toBe(100)
      expect(skills.every(({ shown }) => shown)).toBe(true)
    }
  })

  test('a number that is wrong for a reason is wrong', () => {
    const wrong = tasks.flatMap((task) =>
      task.type === 'number'
        ? Object.keys(task.notes ?? {}).map((number) => ({ task, number }))
        : [],
    )
    expect(wrong.filter(({ task, number }) => markTask(task, number).share > 0)).toEqual([])
  })

  test('every decision has something to lose', () => {
    const harmless = tasks.filter(
      (task) => task.type === 'decision' && task.options.every(({ worth }) => worth !== 'poor'),
    )
    expect(harmless).toEqual([])
  })

  test('nobody passes without reading: each place, the longest, the shortest, careful words, by chance', () => {
    for (const attempt of [0, 1])
      for (const [way, pick] of Object.entries(picks)) {
        const { score } = scoreWith(simulation, attempt, (task) => robotAnswer(task, pick))
        expect(score, `${way}, attempt ${attempt}`).toBeLessThan(45)
      }
    const byChance = Array.from(
      { length: 300 },
      (_, seed) => scoreWith(simulation, 0, (task) => robotAnswer(task, random(seed))).score,
    )
    expect(Math.max(...byChance)).toBeLessThan(60)
  })

  test('somebody who decides well and does no work does not pass', () => {
    const { passed } = scoreWith(simulation, 0, (task) =>
      task.type === 'decision' ? bestAnswer(task) : robotAnswer(task, () => 0),
    )
    expect(passed).toBe(false)
  })

  test('the best decision is in no usual place and of no usual length', () => {
    const decisions = tasks.filter((task) => task.type === 'decision')
    const places = decisions.map(bestAnswer)
    for (const place of new Set(places))
      expect(places.filter((each) => each === place).length / places.length).toBeLessThanOrEqual(
        0.5,
      )
  })
})
