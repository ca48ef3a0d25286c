import { sql } from 'kysely'
import { missingInTask, markTask, type TaskMark } from '#domain/learning/simulation-marking.ts'
import {
  nextAttemptFrom,
  runOf,
  scoreOfRun,
  stepsOf,
  taskOf,
  type SimulationRun,
} from '#domain/learning/simulation-run.ts'
import type { Simulation } from '#domain/learning/simulation.ts'
import { ledgerKindOf, xpFor } from '#domain/ledger/xp.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { keepPace, type Pace } from '../pace/commands.ts'
import { recordActivities, type NewActivity } from '../xp/commands.ts'
import { runRows, simulationIn, storedAnswers, type RunRow } from './queries.ts'

/** Begins a day, or leaves the one that is under way. After a finished one, the next is on another day. */
export async function startRun(
  tx: Tx,
  pace: Pace,
  { userId, id }: { userId: UserId; id: string },
): Promise<void> {
  const simulation = simulationIn(tx.content, id)
  const [last] = await runRows(tx.db, userId, simulation.id)
  if (last !== undefined && last.finished_at === null) return
  if (last?.finished_at && pace !== 'off') refuseSameDay(tx, last.finished_at)
  await tx.db
    .insertInto('simulation_runs')
    .values({
      user_id: userId,
      simulation_id: simulation.id,
      attempt: last === undefined ? 0 : last.attempt + 1,
      started_at: tx.now,
    })
    // Another tab began the same day.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface StepAnswer {
  userId: UserId
  id: string
  attempt: number
  stepId: string
  answer: string
}

/** Marks one step. The first answer counts; the last one finishes the day, and pays once when it is passed. */
export async function answerStep(
  tx: Tx,
  pace: Pace,
  { userId, id, attempt, stepId, answer }: StepAnswer,
): Promise<{ mark: TaskMark; earned: number }> {
  const simulation = simulationIn(tx.content, id)
  const row = await lockRun(tx, { userId, id, attempt })
  const before = runOf(simulation, attempt, storedAnswers(row))
  const steps = stepsOf(simulation)
  const place = steps.findIndex((each) => each.id === stepId)
  const step = steps[place]
  if (step === undefined || place > before.answered) throw changed()
  const task = taskOf(step, attempt)
  // When steps were taken out since, the last one that is left is answered again, to finish the day.
  const isStuck = row.finished_at === null && before.answered === steps.length
  if (place < before.answered && !isStuck)
    return { mark: markTask(task, storedAnswers(row)[stepId] ?? ''), earned: 0 }
  if (row.finished_at !== null) throw changed()
  const missing = missingInTask(task, answer)
  if (missing !== null) throw new Refusal('invalid', missing)

  const answers = { ...storedAnswers(row), [stepId]: answer }
  const run = runOf(simulation, attempt, answers)
  const isOver = run.answered === steps.length
  if (isOver) await keepPace(tx, pace, { userId, questions: steps.length, since: row.started_at })
  await tx.db
    .updateTable('simulation_runs')
    .set({
      answers: JSON.stringify(answers),
      ...(isOver ? finishedColumns(tx, simulation, run) : {}),
    })
    .where('user_id', '=', userId)
    .where('simulation_id', '=', id)
    .where('attempt', '=', attempt)
    .execute()
  tx.changed(userId, 'simulations', 'passed-simulations')
  const earned = isOver ? await payPassed(tx, userId, simulation, run) : 0
  return { mark: markTask(task, answer), earned }
}

async function lockRun(
  tx: Tx,
  { userId, id, attempt }: Pick<StepAnswer, 'userId' | 'id' | 'attempt'>,
): Promise<RunRow> {
  const row = await tx.db
    .selectFrom('simulation_runs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('simulation_id', '=', id)
    .where('attempt', '=', attempt)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw changed()
  return row
}

function finishedColumns(tx: Tx, { title }: Simulation, run: SimulationRun) {
  const { score, passed, skills } = scoreOfRun(run)
  const bySkill = Object.fromEntries(skills.map((each) => [each.skill, each.score]))
  return {
    finished_at: tx.now,
    title,
    score,
    passed,
    skills: sql<string>`${JSON.stringify(bySkill)}::jsonb`,
  }
}

/** XP once for each simulation; each skill that it showed, once as well. */
async function payPassed(
  tx: Tx,
  userId: UserId,
  { id, title }: Simulation,
  run: SimulationRun,
): Promise<number> {
  const { passed, skills } = scoreOfRun(run)
  if (!passed) return 0
  const paid: NewActivity = {
    type: ledgerKindOf('simulationPassed'),
    awardKey: `simulation:${id}`,
    amount: xpFor('simulationPassed'),
    description: `Passed the job simulation "${title}"`,
  }
  const shown = skills
    .filter((each) => each.shown)
    .map(({ skill, score }): NewActivity => {
      return {
        type: ledgerKindOf('simulationPassed'),
        awardKey: `simulation-passed:${id}/${skill}`,
        amount: 0,
        description: `Shown in the job simulation "${title}"`,
        event: { event: 'simulation-passed', subject: id, skill, score },
      }
    })
  const recorded = await recordActivities(tx, userId, [paid, ...shown])
  return recorded?.paid ?? 0
}

function refuseSameDay(tx: Tx, finishedAt: Date): void {
  const seconds = Math.ceil((nextAttemptFrom(finishedAt).getTime() - tx.now.getTime()) / 1000)
  if (seconds > 0)
    throw new Refusal('too-many', 'You can work this day again tomorrow.', { retryAfter: seconds })
}

function changed(): Refusal {
  return new Refusal('not-possible', 'This day has changed. Open it again to go on.')
}
