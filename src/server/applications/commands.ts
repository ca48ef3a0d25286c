import type { Application } from '#contract/applications.ts'
import type { ApplicationState } from '#domain/openings/application.ts'
import { dayInWords } from '#domain/text/day-and-time.ts'
import { dayOf, type Day } from '#domain/day.ts'
import { isLate, offerLines, type OfferTerms } from '#domain/openings/offer.ts'
import type { ScreeningId } from '#domain/openings/screening.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { dropApproval } from '../guardians/approval-commands.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { awardJobSearch } from '../openings/award-commands.ts'
import { refuseWithoutGuardian, notifyGuardiansOfAcceptance } from './acceptance-commands.ts'
import { isBusinessAway } from './away-queries.ts'
import { lockedApplication } from './locked-rows.ts'
import { insertEvent, moveRow } from './move-commands.ts'
import { notifyBusinessOfMove } from './notify-commands.ts'
import { offerOf, termsFrom } from './offer-queries.ts'
import { applicationFrom, applicationRow, moverOf, type ApplicationRow } from './queries.ts'

export interface SentApplication {
  kind: 'applied' | 'already-applied' | 'waiting'
  application: Application
  xp: number
  /** For an application waiting for approval: how many guardians were asked. */
  guardians: number
}

/** An opening to apply for, as loaded by the openings feature. */
export interface OpeningToApplyFor {
  id: string
  title: string
  company: string
  location: string
  url: string | null
  deadline: string | null
  open: boolean
  /** The business that receives applications here; null when they go to the opening's own site. */
  businessId: UserId | null
  /** What it asks everybody who applies. */
  questions: readonly ScreeningId[]
}

/** Records that the student applied on the opening's own site. */
export function recordOutsideApplication(
  tx: Tx,
  userId: UserId,
  opening: OpeningToApplyFor,
): Promise<SentApplication> {
  if (opening.businessId !== null) {
    throw new Refusal('not-possible', 'Apply for this one here on Upful.')
  }
  return addApplication(tx, userId, { ...copyOfOpening(opening), via: 'outside', shared: null })
}

/** Adds an opening that the student found elsewhere, as saved or already applied for. */
export function addManualApplication(
  tx: Tx,
  userId: UserId,
  application: {
    title: string
    company: string
    location: string
    url: string | null
    deadline: string | null
    state: 'saved' | 'applied'
    notes: string
  },
): Promise<SentApplication> {
  return addApplication(tx, userId, {
    ...application,
    opportunity_id: null,
    via: 'manual',
    shared: null,
  })
}

/** Moves an application to a state this student may choose. Moving it to its current state changes nothing. */
export async function moveApplication(
  tx: Tx,
  userId: UserId,
  move: { id: string; state: ApplicationState; on: Day | undefined; note: string },
): Promise<{ application: Application; xp: number }> {
  await dropApprovalRequest(tx, userId, move.id)
  const row = await lockedApplication(tx, userId, move.id)
  const terms = await termsToAccept(tx, row, move.state)
  const note = terms === null ? move.note : offerLines(terms).join(', ')
  const after = await moveRow(tx, row, { ...move, note, by: 'student', mover: moverOf(row) })
  await notifyBusinessOfMove(tx, row, after)
  if (row.via === 'platform' && row.state !== 'accepted' && after.state === 'accepted') {
    await notifyGuardiansOfAcceptance(tx, after, terms)
  }
  const xp = row.state !== 'applied' && move.state === 'applied' ? await awardSent(tx, after) : 0
  return { application: applicationFrom(after), xp }
}

/** The terms an acceptance accepts; null for any other move, and for old offers without terms. */
async function termsToAccept(
  tx: Tx,
  row: ApplicationRow,
  state: ApplicationState,
): Promise<OfferTerms | null> {
  if (row.via !== 'platform' || row.state !== 'offer' || state !== 'accepted') return null
  await refuseWithoutGuardian(tx, row.user_id)
  const offer = await offerOf(tx.db, row)
  // Checked again here, because the business may have been stopped a moment ago.
  if (offer?.called_off_at != null || (await isBusinessAway(tx.db, row))) {
    throw new Refusal(
      'not-possible',
      `${row.company} cannot hire through Upful at the moment, so this offer cannot be accepted.`,
    )
  }
  if (offer === null) return null
  const terms = termsFrom(offer)
  if (isLate(terms, dayOf(tx.now))) {
    throw new Refusal(
      'not-possible',
      `The last day to answer was ${dayInWords(terms.answerBy)}. ${row.company} can offer it again.`,
    )
  }
  return terms
}

export async function changeNotes(
  tx: Tx,
  userId: UserId,
  change: { id: string; notes: string; deadline: string | null | undefined },
): Promise<Application> {
  const row = await tx.db
    .updateTable('applications')
    .set({
      notes: change.notes,
      updated_at: tx.now,
      ...(change.deadline === undefined ? {} : { deadline: change.deadline }),
    })
    .where('user_id', '=', userId)
    .where('id', '=', change.id)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw notFound('Application not found')
  tx.changed(userId, 'applications', 'opportunities')
  return applicationFrom(row)
}

/** Withdraws the request to the guardians when the student withdraws a waiting application. */
async function dropApprovalRequest(tx: Tx, studentId: UserId, id: string): Promise<void> {
  const row = await applicationRow(tx.db, studentId, id)
  if (row?.via !== 'unsent' || row.opportunity_id === null) return
  await dropApproval(tx, { studentId, kind: 'application', subject: row.opportunity_id })
}

type NewApplication = Pick<
  ApplicationRow,
  'opportunity_id' | 'via' | 'title' | 'company' | 'location' | 'url' | 'deadline'
> & {
  state: 'saved' | 'applied'
  notes: string
  shared: string | null
  /** The CV that goes with it. */
  cv?: string | null
  /** The guardian's approval it is sent under. */
  approval_id?: string | null
}

/** A copy of the opening's facts, so that nothing is lost when it closes. */
export function copyOfOpening(
  opening: OpeningToApplyFor,
): Omit<NewApplication, 'via' | 'shared' | 'cv' | 'approval_id'> {
  const { id, title, company, location, url, deadline } = opening
  return {
    opportunity_id: id,
    title,
    company,
    location,
    url,
    deadline,
    state: 'applied',
    notes: '',
  }
}

/** Inserts a new application; a second call finds the first. */
export async function addApplication(
  tx: Tx,
  userId: UserId,
  application: NewApplication,
): Promise<SentApplication> {
  const row = await tx.db
    .insertInto('applications')
    .values({
      ...application,
      user_id: userId,
      state_on: dayOf(tx.now),
      created_at: tx.now,
      updated_at: tx.now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'opportunity_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) {
    const before = await applicationTo(tx, userId, application.opportunity_id ?? '')
    if (before === null) throw notFound('Application not found')
    return { kind: 'already-applied', application: applicationFrom(before), xp: 0, guardians: 0 }
  }
  await insertEvent(tx, row, { from: null, by: 'student', note: '' })
  tx.changed(userId, 'applications', 'opportunities')
  const xp = application.state === 'applied' ? await awardSent(tx, row) : 0
  return { kind: 'applied', application: applicationFrom(row), xp, guardians: 0 }
}

export function awardSent(tx: Tx, row: ApplicationRow): Promise<number> {
  return awardJobSearch(tx, {
    userId: row.user_id,
    award: 'applicationSent',
    subject: row.opportunity_id ?? row.id,
    description: `Applied: ${row.title} at ${row.company}`,
  })
}

export async function applicationTo(
  tx: Tx,
  userId: UserId,
  opportunityId: string,
): Promise<ApplicationRow | null> {
  const row = await tx.db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('opportunity_id', '=', opportunityId)
    .executeTakeFirst()
  return row ?? null
}
