import type { UserId } from '#domain/people/user-id.ts'
import { endSessions } from '../accounts/commands.ts'
import {
  liftSuspension,
  suspendAccount,
  notifyOfSuspension,
} from '../accounts/suspension-commands.ts'
import { resumeHiring } from '../applications/resume-hiring-commands.ts'
import { stopHiring } from '../applications/stop-hiring-commands.ts'
import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided } from '../http/refusal.ts'
import { processPlansOf } from '../mentoring/away-commands.ts'
import { liftStopsByStaff } from '../mentoring/stop-commands.ts'
import { releaseOpeningsOf, holdOpeningsOf } from '../openings/decision-commands.ts'
import { liftPause } from '../reports/pause-commands.ts'
import type { ActionResult } from './act.ts'
import { loggedPerson } from './person-name.ts'

/** Changes nothing: the log row gives access to the record. */
export async function lookAt(tx: Tx, userId: UserId): Promise<ActionResult> {
  return { subject: await loggedPerson(tx, userId) }
}

export async function suspend(tx: Tx, userId: UserId, publicUrl: string): Promise<ActionResult> {
  const subject = await loggedPerson(tx, userId)
  const ended = await suspendAccount(tx, userId)
  if (ended === null) throw new AlreadyDecided(`${subject.name} is already suspended`)
  const openings = await holdOpeningsOf(tx, userId)
  await processPlansOf(tx, userId)
  await notifyOfSuspension(tx, userId, { state: 'suspended', publicUrl })
  await stopHiring(tx, { businessId: userId })
  return {
    subject,
    before: { suspended: false, sessions: ended.sessions, openings },
    after: { suspended: true, sessions: 0, openings: 0 },
  }
}

export async function lift(
  tx: Tx,
  userId: UserId,
  publicUrl: string,
): Promise<ActionResult & { openings: number }> {
  const subject = await loggedPerson(tx, userId)
  if (!(await liftSuspension(tx, userId))) {
    throw new AlreadyDecided(`${subject.name} is not suspended`)
  }
  const openings = await releaseOpeningsOf(tx, userId)
  await resumeHiring(tx, userId)
  await notifyOfSuspension(tx, userId, { state: 'lifted', publicUrl })
  return {
    subject,
    before: { suspended: true, openings: 0 },
    after: { suspended: false, openings },
    openings,
  }
}

export async function liftPauseOf(tx: Tx, userId: UserId): Promise<ActionResult> {
  const subject = await loggedPerson(tx, userId)
  if (!(await liftPause(tx, userId))) {
    throw new AlreadyDecided(`${subject.name} is not paused`)
  }
  return { subject, before: { paused: true }, after: { paused: false } }
}

export async function allowStopped(
  tx: Tx,
  pair: { studentId: UserId; mentorId: UserId },
): Promise<ActionResult> {
  const subject = await loggedPerson(tx, pair.studentId)
  const { mentor } = await liftStopsByStaff(tx, pair)
  return { subject, before: { stopped: mentor }, after: { stopped: null } }
}

export async function signOutEverywhere(tx: Tx, userId: UserId): Promise<ActionResult> {
  const subject = await loggedPerson(tx, userId)
  const sessions = await endSessions(tx, userId, null)
  return { subject, before: { sessions }, after: { sessions: 0 } }
}
