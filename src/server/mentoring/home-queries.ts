import { sql, type Selectable } from 'kysely'
import type { MentorHome, MentorSlots } from '#contract/mentoring.ts'
import { ageBandOf } from '#domain/people/birth-month.ts'
import { daysAfter } from '#domain/day.ts'
import { answerBy, isBookable, maxOpenSlots } from '#domain/mentoring/mentoring.ts'
import { firstName } from '#domain/people/profile.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import type { MentorRequestsTable } from '../db/tables.ts'
import { mentoredStudents, projectsShownTo } from './mentored-queries.ts'
import { offeredTo, takesBookings } from './queries.ts'
import { sessionsOfMentor } from './session-queries.ts'
import { trainedAt } from './training-queries.ts'
import { weekOfMentor } from './week-queries.ts'

const maxOffered = 20
const reviewDays = 30

/** Everything that the mentor's dashboard shows. */
export async function mentorHome(
  db: AnyDb,
  /** The current version of the safeguarding course. */
  { mentorId, version }: { mentorId: UserId; version: number },
  now: Date,
): Promise<Omit<MentorHome, 'makesRooms'>> {
  const passedAt = await trainedAt(db, mentorId, version)
  const [bookable, requests, offered, sessions, projects, students, { slots }] = await Promise.all([
    takesBookings(db, mentorId),
    requestsTo(db, mentorId, now),
    offeredRequests(db, mentorId),
    sessionsOfMentor(db, { mentorId }, now),
    projectsShownTo(db, { mentorId }),
    mentoredStudents(db, { mentorId }, now),
    mentorSlots(db, mentorId, now),
  ])
  const open = slots.filter(({ state }) => state === 'open')
  const upcoming = sessions.filter(
    ({ state, endsAt }) => state === 'planned' && new Date(endsAt) > now,
  )
  const home = {
    trained: passedAt !== null,
    requests,
    offered,
    toRecord: sessions.filter((session) => session.maySay),
    toReview: sessions.filter(
      ({ mayReview, feedbackGiven, startsAt }) =>
        mayReview && !feedbackGiven && new Date(startsAt) > daysAfter(now, -reviewDays),
    ),
    projects: projects.filter(({ feedback }) => feedback === null),
    upcoming: upcoming.toReversed(),
    students,
    openSlots: open.length,
    times: open
      .map(({ startsAt }) => startsAt)
      .filter((startsAt) => isBookable(new Date(startsAt), now)),
  }
  // All lists are empty during a pause: a single missing row would reveal who reported the mentor.
  const emptyLists = {
    requests: [],
    offered: [],
    toRecord: [],
    toReview: [],
    projects: [],
    students: [],
  }
  return bookable ? { ...home, paused: false } : { ...home, ...emptyLists, paused: true }
}

/** A mentor's slots from now on, and who took them. */
export async function mentorSlots(db: AnyDb, mentorId: UserId, now: Date): Promise<MentorSlots> {
  const rows = await db
    .selectFrom('mentor_slots as slot')
    .leftJoin('mentor_requests as request', (join) =>
      join
        .onRef('request.user_id', '=', 'slot.taken_by')
        .onRef('request.id', '=', 'slot.request_id'),
    )
    .leftJoin('user_profiles as student', 'student.user_id', 'slot.taken_by')
    .select(['slot.starts_at as startsAt', 'slot.minutes'])
    .select(['request.state', 'request.starts_at as askedFor', 'student.display_name as name'])
    .where('slot.user_id', '=', mentorId)
    .where('slot.starts_at', '>', now)
    .orderBy('slot.starts_at')
    .execute()
  return {
    mostOpen: maxOpenSlots,
    week: await weekOfMentor(db, mentorId),
    slots: rows.map(({ startsAt, minutes, state, askedFor, name }) => ({
      startsAt: startsAt.toISOString(),
      minutes,
      // A time offered for moving a session is only reserved.
      state:
        state === 'accepted' && askedFor?.getTime() !== startsAt.getTime()
          ? 'asked'
          : slotState(state),
      // Students who have not chosen or accepted this mentor are not named.
      student: name === null || state === 'held' || state === 'offered' ? null : firstName(name),
    })),
  }
}

function slotState(requestState: string | null): 'open' | 'asked' | 'session' {
  if (requestState === null) return 'open'
  return requestState === 'accepted' ? 'session' : 'asked'
}

async function requestsTo(db: AnyDb, mentorId: UserId, now: Date): Promise<MentorHome['requests']> {
  const rows = await db
    .selectFrom('mentor_requests as request')
    .innerJoin('user_profiles as student', 'student.user_id', 'request.user_id')
    .leftJoin('student_profiles as age', 'age.user_id', 'request.user_id')
    .selectAll('request')
    .select(['student.display_name as name', 'age.birth_month'])
    .where('request.mentor_id', '=', mentorId)
    .where('request.state', '=', 'waiting')
    .where('request.starts_at', '>', now)
    .orderBy('request.asked_at')
    .execute()
  return rows.map((row) => ({
    ...requestFrom(row),
    firstName: firstName(row.name),
    under18: ageBandOf(row.birth_month, now) !== 'adult',
    startsAt: row.starts_at.toISOString(),
    answerBy: answerBy(row.asked_at, row.starts_at).toISOString(),
  }))
}

/** Requests passed on to all mentors, without names until one is accepted. */
async function offeredRequests(db: AnyDb, mentorId: UserId): Promise<MentorHome['offered']> {
  const rows = await offeredTo(db, mentorId, ['offered'])
    .selectAll('request')
    .where('request.proposed_at', 'is', null)
    .orderBy(sql`request.offered_at`)
    .limit(maxOffered)
    .execute()
  return rows.map(requestFrom)
}

function requestFrom(
  row: Pick<Selectable<MentorRequestsTable>, 'id' | 'skill' | 'aim' | 'asked_at'>,
) {
  return {
    id: row.id,
    skill: row.skill,
    aim: row.aim,
    askedAt: row.asked_at.toISOString(),
  }
}
