import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { LinkedSimulation } from '#contract/linked-learning.ts'
import type { PassedSimulation, SimulationResult, SimulationState } from '#contract/simulations.ts'
import { taskForReader } from '#domain/learning/simulation-marking.ts'
import {
  messagesOf,
  nextAttemptFrom,
  runOf,
  stepsOf,
  taskOf,
  type SimulationAnswers,
} from '#domain/learning/simulation-run.ts'
import { simulationPass } from '#domain/learning/passing.ts'
import type { Simulation } from '#domain/learning/simulation.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Content } from '../content/load-content.ts'
import type { AnyDb } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { notFound } from '../http/refusal.ts'
import type { Pace } from '../pace/commands.ts'

export type RunRow = Selectable<Tables['simulation_runs']>

interface Reader {
  db: AnyDb
  content: Content
  userId: UserId
}

export function simulationIn({ simulations }: Content, id: string): Simulation {
  const simulation = simulations.find((each) => each.id === id)
  if (simulation === undefined) throw notFound('Simulation not found')
  return simulation
}

/** The days of a student in one simulation, the newest first. */
export function runRows(db: AnyDb, userId: UserId, simulationId: string): Promise<RunRow[]> {
  return db
    .selectFrom('simulation_runs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('simulation_id', '=', simulationId)
    .orderBy('attempt', 'desc')
    .execute()
}

/** All simulations, with how far the student is in each. */
export async function simulationsFor({ db, content, userId }: Reader) {
  const rows = await db
    .selectFrom('simulation_runs')
    .select(['simulation_id', 'finished_at', 'score', 'passed'])
    .where('user_id', '=', userId)
    .execute()
  return content.simulations.map((simulation) => {
    const own = rows.filter(({ simulation_id }) => simulation_id === simulation.id)
    return {
      ...aboutOf(simulation),
      ...standingIn(own),
      underWay: own.some(({ finished_at }) => finished_at === null),
    }
  })
}

/** The day under way with its next step, or the newest result. */
export async function simulationState(
  { db, content, userId, pace, now }: Reader & { pace: Pace; now: Date },
  id: string,
): Promise<SimulationState> {
  const simulation = simulationIn(content, id)
  const rows = await runRows(db, userId, id)
  const [newest] = rows
  const known = { about: aboutOf(simulation), ...standingIn(rows) }
  if (newest === undefined) return { kind: 'new', ...known }
  const { attempt } = newest
  if (newest.finished_at !== null)
    return {
      kind: 'result',
      ...known,
      attempt,
      result: resultOf(simulation, newest, { pace, now }),
    }
  return { kind: 'going', ...known, attempt, ...openStep(content, simulation, newest) }
}

/** The passed simulations of a student, with the line for the CV and what they wrote. */
export async function passedSimulations({
  db,
  content,
  userId,
}: Reader): Promise<PassedSimulation[]> {
  const rows = await bestPassed(db, userId)
  return rows.map((row) => {
    const simulation = content.simulations.find(({ id }) => id === row.simulation_id)
    return {
      ...passedDay(row),
      cv: simulation?.cv ?? null,
      texts: simulation === undefined ? [] : textsOf(simulation, row),
    }
  })
}

/** The same for their guardians, without what they wrote. */
export async function passedDaysOf(db: AnyDb, userId: UserId): Promise<LinkedSimulation[]> {
  return (await bestPassed(db, userId)).map(passedDay)
}

/** The best passed day of each simulation, the newest first. */
async function bestPassed(db: AnyDb, userId: UserId): Promise<RunRow[]> {
  const rows = await db
    .selectFrom('simulation_runs')
    .distinctOn('simulation_id')
    .selectAll()
    .where('user_id', '=', userId)
    .where('passed', '=', true)
    .orderBy('simulation_id')
    .orderBy('score', 'desc')
    .orderBy('attempt')
    .execute()
  return rows.toSorted((one, other) => finishOf(other) - finishOf(one))
}

function finishOf({ finished_at, started_at }: RunRow): number {
  return (finished_at ?? started_at).getTime()
}

function passedDay(row: RunRow): LinkedSimulation {
  return {
    id: row.simulation_id,
    title: row.title ?? '',
    score: row.score ?? simulationPass,
    at: new Date(finishOf(row)).toISOString(),
  }
}

const answersByStep = z.record(z.string(), z.string())

export function storedAnswers({ answers }: Pick<RunRow, 'answers'>): SimulationAnswers {
  return answersByStep.parse(answers)
}

function aboutOf(simulation: Simulation) {
  const { id, title, place, role, minutes, summary, scene, skills } = simulation
  const steps = stepsOf(simulation).length
  return { id, title, place, role, minutes, summary, scene, skills: [...skills], steps }
}

function standingIn(rows: readonly Pick<RunRow, 'score' | 'passed'>[]) {
  const scores = rows.flatMap(({ score }) => score ?? [])
  return {
    best: scores.length === 0 ? null : Math.max(...scores),
    passed: rows.some(({ passed }) => passed === true),
  }
}

function openStep({ figures }: Content, simulation: Simulation, row: RunRow) {
  const run = runOf(simulation, row.attempt, storedAnswers(row))
  // When steps were taken out since, the last one that is left is asked again, so that the day can be finished.
  const steps = stepsOf(simulation)
  const step = steps[Math.min(run.answered, steps.length - 1)]
  if (step === undefined) throw notFound('Simulation not found')
  const place = simulation.parts.findIndex(({ steps: own }) => own.includes(step))
  return {
    answered: run.answered,
    gauges: run.gauges,
    step: {
      id: step.id,
      at: step.at,
      part: {
        title: simulation.parts[place]?.title ?? '',
        place: place + 1,
        of: simulation.parts.length,
      },
      messages: messagesOf(step, run),
      task: taskForReader(taskOf(step, row.attempt), figures),
    },
  }
}

function resultOf(
  simulation: Simulation,
  row: RunRow,
  { pace, now }: { pace: Pace; now: Date },
): SimulationResult {
  const { score, passed, finished_at, skills } = row
  const finishedAt = finished_at ?? now
  const againAt = nextAttemptFrom(finishedAt)
  const bySkill = z.record(z.string(), z.number()).parse(skills ?? {})
  return {
    score: score ?? 0,
    passed: passed === true,
    skills: simulation.skills.map((skill) => ({
      skill,
      score: bySkill[skill] ?? 0,
      shown: passed === true && (bySkill[skill] ?? 0) >= simulationPass,
    })),
    gauges: runOf(simulation, row.attempt, storedAnswers(row)).gauges,
    cv: passed === true ? simulation.cv : null,
    finishedAt: finishedAt.toISOString(),
    againAt: pace === 'off' || againAt <= now ? null : againAt.toISOString(),
    texts: textsOf(simulation, row),
  }
}

/** What the student wrote, with the model of each. */
function textsOf(simulation: Simulation, row: RunRow) {
  const answers = storedAnswers(row)
  return stepsOf(simulation).flatMap((step) => {
    const task = taskOf(step, row.attempt)
    const text = answers[step.id]
    if (task.type !== 'reply' || text === undefined) return []
    return [{ question: task.question, text, model: task.model }]
  })
}
