import { payFrom } from '#domain/openings/pay.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import type { StudentView } from '#contract/guardians.ts'
import { stopUntilOf } from '#domain/openings/acceptance.ts'
import { ageBandOf } from '#domain/people/birth-month.ts'
import { dayFrom, dayOf } from '#domain/day.ts'
import { interviewStateAt, openTimes } from '#domain/openings/interview.ts'
import { isLate } from '#domain/openings/offer.ts'

type VisibleApplication = StudentView['applications'][number]

const maxRows = 50

/**
 * The applications a guardian may see, with their current state, but never notes or what was shared.
 * Details of interviews and offers are only for a minor's guardians.
 */
export async function visibleApplications(
  db: AnyDb,
  studentId: UserId,
  now: Date,
): Promise<VisibleApplication[]> {
  const rows = await applicationRows(db, studentId)
  return rows.map((row) => {
    const minor = ageBandOf(row.birthMonth, now) !== 'adult'
    const state = row.state
    return {
      id: row.id,
      title: row.title,
      company: row.company,
      state,
      on: row.on,
      interview: minor && state === 'interview' ? visibleInterview(row, now) : null,
      offer: minor && (state === 'offer' || state === 'accepted') ? visibleOffer(row, now) : null,
      stopUntil: minor && isStoppable(row, now) ? stopDeadline(row, now) : null,
    }
  })
}

function applicationRows(db: AnyDb, studentId: UserId) {
  return db
    .selectFrom('applications as application')
    .leftJoin('student_profiles as student', 'student.user_id', 'application.user_id')
    .leftJoin('interviews as interview', (join) =>
      join
        .onRef('interview.user_id', '=', 'application.user_id')
        .onRef('interview.application_id', '=', 'application.id'),
    )
    .leftJoin('offers as offer', (join) =>
      join
        .onRef('offer.user_id', '=', 'application.user_id')
        .onRef('offer.application_id', '=', 'application.id'),
    )
    .select([
      'application.id',
      'application.title',
      'application.company',
      'application.state',
      'application.state_on as on',
    ])
    .select('application.via')
    .select('student.birth_month as birthMonth')
    .select(['interview.state as interviewState', 'interview.times', 'interview.round'])
    .select(['interview.starts_at as startsAt', 'interview.way', 'interview.place'])
    .select(['interview.contact_name as askFor', 'interview.contact_position as askForPosition'])
    .select('interview.bring')
    .select(['offer.starts_on as startsOn', 'offer.hours_a_week as hoursAWeek'])
    .select(['offer.pay_amount as amount', 'offer.pay_period as period'])
    .select(['offer.answer_by as answerBy', 'offer.called_off_at as calledOffAt'])
    .select(['offer.place as firstPlace', 'offer.contact_name as contactName'])
    .select(['offer.contact_position as contactPosition'])
    .select(['offer.opening_pay_amount as promised', 'offer.opening_pay_period as promisedPeriod'])
    .where('application.user_id', '=', studentId)
    .where('application.state', '!=', 'saved')
    .orderBy('application.updated_at', 'desc')
    .limit(maxRows)
    .execute()
}

/** Accepted, or an open offer that can still be accepted. */
function isStoppable({ state, via, answerBy, calledOffAt }: Row, now: Date): boolean {
  if (via !== 'platform') return false
  if (state === 'accepted') return true
  if (state !== 'offer' || answerBy === null || calledOffAt !== null) return false
  return !isLate({ answerBy: dayFrom(answerBy) }, dayOf(now))
}

function stopDeadline({ startsOn }: Row, now: Date): VisibleApplication['stopUntil'] {
  return stopUntilOf(startsOn === null ? null : { startsOn: dayFrom(startsOn) }, dayOf(now))
}

type Row = Awaited<ReturnType<typeof applicationRows>>[number]

function visibleInterview(row: Row, now: Date): VisibleApplication['interview'] {
  const { interviewState, round, way, bring, times } = row
  if (interviewState === null || round === null || way === null) return null
  const planned = {
    state: interviewState,
    times: (times ?? []).map((time) => new Date(time)),
    startsAt: row.startsAt,
    round,
  }
  const state = interviewStateAt(planned, now)
  return {
    state,
    times: state === 'proposed' ? openTimes(planned, now).map((time) => time.toISOString()) : [],
    startsAt: row.startsAt?.toISOString() ?? null,
    way,
    place: row.place,
    contactName: row.askFor ?? '',
    contactPosition: row.askForPosition ?? '',
    bring: bring ?? [],
  }
}

function visibleOffer(row: Row, now: Date): VisibleApplication['offer'] {
  const { startsOn, hoursAWeek, amount, period, answerBy } = row
  const openingPay = payFrom(row.promised, row.promisedPeriod)
  const { firstPlace, contactName, contactPosition } = row
  if (startsOn === null || hoursAWeek === null || answerBy === null) return null
  return {
    startsOn,
    hoursAWeek,
    pay: payFrom(amount, period),
    answerBy,
    calledOff: row.calledOffAt !== null,
    ...(contactName === null || contactPosition === null
      ? {}
      : { come: { place: firstPlace, contactName, contactPosition } }),
    ...(openingPay === null ? {} : { openingPay }),
    late: isLate({ answerBy: dayFrom(answerBy) }, dayOf(now)),
  }
}
