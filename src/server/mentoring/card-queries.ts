import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { MentorCard } from '#contract/mentoring.ts'
import { daysAfter } from '#domain/day.ts'
import { noWeek } from '#domain/mentoring/mentor-week.ts'
import {
  bookingHoursAhead,
  hoursAfter,
  suitsMinors,
  usualAnswerHours,
} from '#domain/mentoring/mentoring.ts'
import { skillsOf } from '#domain/openings/opening-skills.ts'
import { firstName } from '#domain/people/profile.ts'
import type { Skill } from '#domain/learning/skills.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { isMinor } from '../guardians/queries.ts'
import { notFound } from '../http/refusal.ts'
import { areApart } from './apart-queries.ts'
import { mentorsToAsk } from './queries.ts'
import { isTrained } from './training-queries.ts'
import { weekHasRoom } from './week-queries.ts'

const maxMentors = 60
/** Skills are parsed from free text, so filtering by skill happens here, not in SQL. */
const maxMentorsSearched = 1000
const maxTimesInList = 3
/** The latest answers show how quickly a mentor answers now. */
const maxAnswers = 20
const answerDays = 90

/** Mentors this student may ask, those with the earliest slots first. */
export async function mentorCards(
  db: AnyDb,
  search: { studentId: UserId; skill: Skill | undefined; version: number },
  now: Date,
): Promise<MentorCard[]> {
  const { studentId, skill } = search
  const limit = skill === undefined ? maxMentors : maxMentorsSearched
  const rows = await cards(db, search, now).limit(limit).execute()
  const minor = await isMinor(db, studentId, now)
  return rows
    .map((row) => cardFrom(row, minor, maxTimesInList))
    .filter((card) => skill === undefined || card.skills.includes(skill))
    .toSorted((one, other) => compareTimes(one.times[0], other.times[0]))
    .slice(0, maxMentors)
}

export async function mentorCard(
  db: AnyDb,
  pair: { studentId: UserId; mentorId: UserId; version: number },
  now: Date,
): Promise<MentorCard> {
  const row = await cards(db, pair, now)
    .where('mentor.user_id', '=', pair.mentorId)
    .executeTakeFirst()
  if (row === undefined) throw notFound('Mentor not found')
  return cardFrom(row, await isMinor(db, pair.studentId, now))
}

/** Times are only offered by mentors who passed this version of the safeguarding course. */
function cards(
  db: AnyDb,
  { studentId, version }: { studentId: UserId; version: number },
  now: Date,
) {
  return mentorsToAsk(db)
    .where((is) => is.not(areApart(studentId, sql.ref('mentor.user_id'))))
    .select(['mentor.user_id as id', 'mentor.display_name as name'])
    .leftJoin('mentor_weeks as week', 'week.user_id', 'mentor.user_id')
    .select(['work.job_title as jobTitle', 'work.company', 'work.industry', 'work.expertise'])
    .select('week.minutes')
    .select((is) => [
      jsonArrayFrom(
        is
          .selectFrom('mentor_slots as slot')
          .select('slot.starts_at as at')
          .whereRef('slot.user_id', '=', 'mentor.user_id')
          .where('slot.taken_by', 'is', null)
          .where('slot.starts_at', '>=', hoursAfter(now, bookingHoursAhead))
          .where(weekHasRoom('slot'))
          .where(isTrained('mentor.user_id', version))
          .orderBy('slot.starts_at'),
      ).as('times'),
      jsonArrayFrom(
        is
          .selectFrom('mentor_requests as request')
          .select(['request.asked_at as asked', 'request.answered_at as answered'])
          .whereRef('request.mentor_id', '=', 'mentor.user_id')
          .where('request.answered_at', '>', daysAfter(now, -answerDays))
          // A request that was passed on had been waiting for another mentor.
          .where('request.offered_at', 'is', null)
          .orderBy('request.answered_at', 'desc')
          .limit(maxAnswers),
      ).as('answers'),
      is
        .selectFrom('mentor_requests as open')
        .select('open.id')
        .whereRef('open.mentor_id', '=', 'mentor.user_id')
        .where('open.user_id', '=', studentId)
        .where('open.state', '=', 'waiting')
        .as('requestId'),
      is
        .selectFrom('mentor_requests as open')
        .select('open.id')
        .whereRef('open.mentor_id', '=', 'mentor.user_id')
        .where('open.user_id', '=', studentId)
        .where('open.state', '=', 'held')
        .as('heldId'),
      is
        .exists(
          is
            .selectFrom('mentorships as mentorship')
            .select('mentorship.user_id')
            .where('mentorship.user_id', '=', studentId)
            .whereRef('mentorship.mentor_id', '=', 'mentor.user_id')
            .where('mentorship.ended_at', 'is', null),
        )
        .as('mine'),
    ])
    .orderBy((is) =>
      is
        .selectFrom('mentor_slots as next')
        .select((next) => next.fn.min('next.starts_at').as('first'))
        .whereRef('next.user_id', '=', 'mentor.user_id')
        .where('next.taken_by', 'is', null)
        .where('next.starts_at', '>=', hoursAfter(now, bookingHoursAhead)),
    )
    .orderBy('mentor.user_id')
}

type Row = Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>>

function cardFrom(row: Row, minor: boolean, maxTimes?: number): MentorCard {
  const minutes = row.minutes ?? noWeek.minutes
  const answers = row.answers.flatMap(({ asked, answered }) =>
    answered === null ? [] : [{ asked: new Date(asked), answered: new Date(answered) }],
  )
  return {
    id: row.id,
    firstName: firstName(row.name),
    jobTitle: row.jobTitle ?? '',
    company: row.company ?? '',
    industry: row.industry ?? '',
    expertise: row.expertise,
    skills: skillsOf(row.expertise),
    times: row.times
      .map(({ at }) => new Date(at))
      .filter((at) => !minor || suitsMinors(at, minutes))
      .slice(0, maxTimes)
      .map((at) => at.toISOString()),
    minutes,
    answersWithinHours: usualAnswerHours(answers),
    requestId: row.requestId,
    waitsForGuardian: row.heldId !== null,
    mine: row.mine === true,
  }
}

/** Mentors without a slot come last. */
function compareTimes(one: string | undefined, other: string | undefined): number {
  if (one === other) return 0
  if (one === undefined) return 1
  return other === undefined || one < other ? -1 : 1
}
