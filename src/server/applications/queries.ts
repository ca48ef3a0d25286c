import { skillSaidBy } from '#domain/ledger/achievements.ts'
import { sql, type Selectable } from 'kysely'
import type {
  Application,
  ApplicationDetails,
  ListedApplication,
  SavedOpening,
  SharedValue,
} from '#contract/applications.ts'
import { stopUntilOf } from '#domain/openings/acceptance.ts'
import {
  nextStates,
  sharedFields,
  type ApplicationMover,
  type SharedField,
} from '#domain/openings/application.ts'
import { dayFrom, dayOf } from '#domain/day.ts'
import { shownInWords } from '#domain/learning/finished-and-shown.ts'
import { aboutSkill } from '#domain/learning/skills.ts'
import type { ScreeningAnswer } from '#domain/openings/screening.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import type { Content } from '../content/load-content.ts'
import type { ApplicationsTable } from '../db/tables.ts'
import { openingsBeingChecked } from '../openings/hidden-queries.ts'
import { suits } from '../openings/queries.ts'
import { timeCursor } from '../http/cursor.ts'
import { notFound } from '../http/refusal.ts'
import { shownSkillsOf } from '../skills/queries.ts'
import { isBusinessAway } from './away-queries.ts'
import { interviewFrom, interviewsOf } from './interview-queries.ts'
import { offerFrom, offersOf } from './offer-queries.ts'
import { savedOpenings } from './saved-queries.ts'

export type ApplicationRow = Selectable<ApplicationsTable>

const pageSize = 50

/** The student's own applications, newest change first. */
export async function applicationsOf(
  db: AnyDb,
  page: { userId: UserId; adult: boolean; now: Date; after: string | undefined },
): Promise<{ applications: ListedApplication[]; saved: SavedOpening[]; next: string | null }> {
  const cursor = timeCursor.decode(page.after)
  let query = db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', page.userId)
    .where(isSuited(page.adult))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
  if (cursor !== null) {
    query = query.where(sql<boolean>`(updated_at, id) < (${cursor.at}, ${cursor.id}::uuid)`)
  }
  const { rows, next } = timeCursor.page(await query.execute(), pageSize, (row) => ({
    at: row.updated_at,
    id: row.id,
  }))
  const [applications, saved] = await Promise.all([
    listedFrom(db, rows, page.now),
    cursor === null ? savedOpenings(db, { ...page, today: dayOf(page.now) }) : [],
  ])
  return { applications, saved, next }
}

export async function applicationOf(
  db: AnyDb,
  { userId, adult, now }: { userId: UserId; adult: boolean; now: Date },
  id: string,
): Promise<ApplicationDetails> {
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where(isSuited(adult))
    .executeTakeFirst()
  if (row === undefined) throw notFound('Application not found')
  const events = await db
    .selectFrom('application_events')
    .selectAll()
    .where('user_id', '=', userId)
    .where('application_id', '=', id)
    .orderBy('position')
    .execute()
  const [listed] = await listedFrom(db, [row], now)
  if (listed === undefined) throw notFound('Application not found')
  return {
    ...listed,
    employerAway: row.via === 'platform' && (await isBusinessAway(db, row)),
    stopUntil: stopUntilOf(
      adult || !(row.state === 'offer' || row.state === 'accepted') || listed.offer === null
        ? null
        : { startsOn: dayFrom(listed.offer.startsOn) },
      dayOf(now),
    ),
    shared: row.shared,
    hasCv: row.cv !== null,
    chosen: row.via === 'unsent' ? chosenOf(row) : null,
    events: events.map((event) => ({
      from: event.from_state,
      to: event.to_state,
      by: event.moved_by,
      on: event.on_day,
      note: event.note,
      at: event.created_at.toISOString(),
    })),
  }
}

/** Adds the interview and the offer; applications sent elsewhere have neither. */
async function listedFrom(
  db: AnyDb,
  rows: readonly ApplicationRow[],
  now: Date,
): Promise<ListedApplication[]> {
  const answeredRows = rows.filter(({ via, state }) => via === 'platform' && state !== 'applied')
  const [interviews, offers, checkedOpenings] = await Promise.all([
    interviewsOf(db, answeredRows),
    offersOf(db, answeredRows),
    openingsBeingChecked(
      db,
      rows.flatMap(({ opportunity_id: id }) => id ?? []),
    ),
  ])
  return rows.map((row) => {
    const interview = interviews.get(row.id)
    const offer = offers.get(row.id)
    return {
      ...applicationFrom(row),
      checking: row.opportunity_id !== null && checkedOpenings.has(row.opportunity_id),
      interview: interview === undefined ? null : interviewFrom(interview, now),
      offer: offer === undefined ? null : offerFrom(offer, dayOf(now)),
    }
  })
}

/** Hides an application, without deleting it, while its opening is not suitable for this student. */
function isSuited(adult: boolean) {
  return sql<boolean>`not exists (select 1 from opportunities opening
    where opening.id = applications.opportunity_id and not ${suits(adult, 'opening')})`
}

export async function applicationRow(
  db: AnyDb,
  userId: UserId,
  id: string,
): Promise<ApplicationRow | null> {
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Everything the student could share with a business at the moment, without empty fields. Of skills and badges only
 * what is shown: courses, XP and badges for effort are the student's own.
 */
export async function sharableOf(
  { db, content }: { db: AnyDb; content: Content },
  userId: UserId,
): Promise<SharedValue[]> {
  const [person, shown, held] = await Promise.all([
    db
      .selectFrom('user_profiles as profile')
      .innerJoin('auth_users as account', 'account.id', 'profile.user_id')
      .select(['profile.display_name', 'profile.bio', 'account.email'])
      .where('profile.user_id', '=', userId)
      .executeTakeFirst(),
    shownSkillsOf({ db, content }, userId),
    db
      .selectFrom('user_achievements')
      .select(['achievement_id as id', 'title'])
      .where('user_id', '=', userId)
      .orderBy('awarded_at')
      .execute(),
  ])
  // Somebody may hold such a badge from when it was earned with a course.
  const saying = content.achievements.filter((badge) => {
    const skill = skillSaidBy(badge)
    return skill !== null && shown.has(skill)
  })
  const badges = held.filter(({ id }) => saying.some((badge) => badge.id === id))
  const values = {
    name: person?.display_name ?? '',
    email: person?.email ?? '',
    about: person?.bio ?? '',
    skills: [...shown]
      .map(([skill, how]) => `${aboutSkill[skill].label}: ${shownInWords(how)}`)
      .join(', '),
    badges: badges.map(({ title }) => title).join(', '),
    // Both belong to one application, not to the student.
    answers: '',
    message: '',
  }
  return sharedFields
    .map((field) => ({ field, value: values[field] }))
    .filter(({ value }) => value.trim() !== '')
}

export function applicationFrom(row: ApplicationRow): Application {
  return {
    id: row.id,
    opportunityId: row.opportunity_id,
    via: row.via,
    title: row.title,
    company: row.company,
    location: row.location,
    url: row.url,
    deadline: row.deadline,
    state: row.state,
    stateOn: row.state_on,
    notes: row.notes,
    next: [...nextStates(row.state, moverOf(row))],
    updatedAt: row.updated_at.toISOString(),
  }
}

/** Applications sent through Upful are moved by the business too; the rest are the student's diary. */
export function moverOf({ via }: Pick<ApplicationRow, 'via'>): ApplicationMover {
  return via === 'platform' || via === 'unsent' ? 'student' : 'diary'
}

/** What a student chose to share and wrote, stored until it may be sent. */
export interface SharingChoice {
  share: readonly SharedField[]
  message: string
  /** Missing in what was stored before openings asked questions. */
  answers?: ScreeningAnswer[]
  /** The version of the CV to send with it. */
  cvId: string | null
}

/** What the student chose for an opening but could not send yet. */
export async function chosenFor(db: AnyDb, userId: UserId, opportunityId: string) {
  const row = await db
    .selectFrom('applications')
    .select('chosen')
    .where('user_id', '=', userId)
    .where('opportunity_id', '=', opportunityId)
    .where('via', '=', 'unsent')
    .executeTakeFirst()
  return row === undefined ? null : chosenOf(row)
}

export function chosenOf({ chosen }: Pick<ApplicationRow, 'chosen'>): SharingChoice & {
  share: SharedField[]
} {
  const stored = chosen as SharingChoice & { share: SharedField[] }
  // What was stored before CVs could be sent has none.
  return { ...stored, cvId: stored.cvId ?? null }
}
