import { hourMs } from '#domain/duration.ts'
import { markTask, missingInTask, optionOf } from './simulation-marking.ts'
import { simulationPass } from './passing.ts'
import type { Simulation, SimulationGauge, SimulationStep } from './simulation.ts'
import type { SimulationTask } from './simulation-task.ts'
import type { Skill } from './skills.ts'

/** After an attempt its answers are known, so the next one is on another day. */
export const hoursBetweenAttempts = 20

/** The answers so far, by the id of the step. */
export type SimulationAnswers = Readonly<Record<string, string>>

/** Where somebody is in the working day. */
export interface SimulationRun {
  /** How many steps are answered; the next one is at this place. */
  answered: number
  gauges: GaugeValue[]
  /** What happened so far, for messages that depend on it. */
  happened: ReadonlySet<string>
  /** What counts and what there is, by skill. */
  earned: ReadonlyMap<Skill, { earned: number; of: number }>
}

export interface GaugeValue {
  id: string
  label: string
  unit: string | null
  value: number
}

/** Work counts twice as much as a decision, which can be guessed. */
export function weightOf({ type }: Pick<SimulationTask, 'type'>): number {
  return type === 'decision' ? 1 : 2
}

export function stepsOf({ parts }: Simulation): SimulationStep[] {
  return parts.flatMap(({ steps }) => steps)
}

/** The version of the task that this attempt gets. */
export function taskOf({ tasks: [first, ...others] }: SimulationStep, attempt: number) {
  const all = first === undefined ? others : [first, ...others]
  const task = all[attempt % all.length]
  if (task === undefined) throw new Error('A step has at least one task')
  return task
}

/**
 * The run after these answers. It ends at the first step without an answer that can be marked, so that it goes on
 * from there when the content has changed.
 */
export function runOf(
  simulation: Simulation,
  attempt: number,
  answers: SimulationAnswers,
): SimulationRun {
  const steps = stepsOf(simulation)
  const open = steps.findIndex((step) => !isDone(step, attempt, answers))
  const answered = open === -1 ? steps.length : open
  const values = new Map(simulation.gauges.map((gauge) => [gauge.id, gauge.start]))
  const happened = new Set<string>()
  const earned = new Map(simulation.skills.map((skill) => [skill, { earned: 0, of: 0 }]))
  for (const [index, step] of steps.entries()) {
    const task = taskOf(step, attempt)
    const counted = earned.get(step.skill) ?? { earned: 0, of: 0 }
    const answer = answers[step.id] ?? ''
    const share = index < answered ? markTask(task, answer).share : 0
    earned.set(step.skill, {
      earned: counted.earned + share * weightOf(task),
      of: counted.of + weightOf(task),
    })
    if (index >= answered) continue
    const { effect = {}, sets } = outcomeOf(step, task, answer, share) ?? {}
    for (const gauge of simulation.gauges)
      values.set(gauge.id, moved(gauge, values.get(gauge.id), effect[gauge.id]))
    if (sets !== undefined) happened.add(sets)
  }
  return {
    answered,
    happened,
    earned,
    gauges: simulation.gauges.map(({ id, label, unit }) => ({
      id,
      label,
      unit: unit ?? null,
      value: values.get(id) ?? 0,
    })),
  }
}

/** The messages of a step, after what happened before it. */
export function messagesOf({ messages }: SimulationStep, { happened }: SimulationRun) {
  return messages
    .filter(
      (each) =>
        (each.if === undefined || happened.has(each.if)) &&
        (each.unless === undefined || !happened.has(each.unless)),
    )
    .map(({ from, text }) => ({ from, text }))
}

export interface SimulationScore {
  /** 0 to 100, rounded down, so that a pass is a pass. */
  score: number
  passed: boolean
  /** In the order of the simulation. */
  skills: { skill: Skill; score: number; shown: boolean }[]
}

/** How the day went. A skill is shown when the day is passed, and its part as well. */
export function scoreOfRun({ earned }: SimulationRun): SimulationScore {
  const all = [...earned.values()]
  const score = percent({
    earned: all.reduce((sum, each) => sum + each.earned, 0),
    of: all.reduce((sum, each) => sum + each.of, 0),
  })
  const isPassed = score >= simulationPass
  return {
    score,
    passed: isPassed,
    skills: [...earned].map(([skill, counted]) => ({
      skill,
      score: percent(counted),
      shown: isPassed && percent(counted) >= simulationPass,
    })),
  }
}

/** From when the next attempt may start. */
export function nextAttemptFrom(finishedAt: Date): Date {
  return new Date(finishedAt.getTime() + hoursBetweenAttempts * hourMs)
}

function isDone(step: SimulationStep, attempt: number, answers: SimulationAnswers): boolean {
  const answer = answers[step.id]
  return answer !== undefined && missingInTask(taskOf(step, attempt), answer) === null
}

function outcomeOf(step: SimulationStep, task: SimulationTask, answer: string, share: number) {
  if (task.type === 'decision') return optionOf(task, answer)
  return share >= 0.5 ? step.right : step.wrong
}

function moved(
  { start, min, max }: SimulationGauge,
  value: number | undefined,
  by: number | undefined,
): number {
  return Math.min(max ?? Infinity, Math.max(min, (value ?? start) + (by ?? 0)))
}

function percent({ earned, of }: { earned: number; of: number }): number {
  return of === 0 ? 0 : Math.floor((100 * earned) / of + 1e-9)
}
