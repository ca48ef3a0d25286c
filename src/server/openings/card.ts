import type { Selectable } from 'kysely'
import type { OpeningCard } from '#contract/openings.ts'
import type { ApplicationState } from '#domain/openings/application.ts'
import { addDays, dayFrom, type Day } from '#domain/day.ts'
import { refusalOf, type Asks, type Eligible } from '#domain/openings/eligibility.ts'
import { matchOf, type JobWish, type Match } from '#domain/openings/matching.ts'
import { closingSoonDays } from '#domain/openings/opening.ts'
import type { PostingWork } from '#domain/openings/posting-work.ts'
import type { Skill } from '#domain/learning/skills.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { OpportunitiesTable } from '../db/tables.ts'
import type { Caller } from '../http/session.ts'

/** The facts about a viewer that decide which openings are shown. */
export interface Viewer {
  userId: UserId
  student: boolean
  /** Certainly 18 or older; everyone else sees nothing that is adults-only. */
  adult: boolean
  today: Day
}

/** The facts about a student used for matching. */
export interface Seeker {
  percents: Partial<Record<Skill, number>>
  wish: JobWish
  eligible: Eligible
}

export type OpeningRow = Omit<
  Selectable<OpportunitiesTable>,
  'search' | 'described' | 'card_version'
>

/** What a card shows of an opening; `card_version` is a hash of exactly these. */
export const cardColumns = [
  'id',
  'source',
  'source_label',
  'title',
  'company',
  'location',
  'place',
  'type',
  'duration',
  'pay',
  'deadline',
  'deadline_estimated',
  'skills',
  'skill_tags',
  'match_score',
  'level',
  'preferred',
  'url',
  'location_estimated',
  'min_age',
  'max_age',
  'schooling',
  'service',
] as const satisfies (keyof OpeningRow)[]

export type CardRow = Pick<OpeningRow, (typeof cardColumns)[number]>

export function viewerOf(caller: Pick<Caller, 'userId' | 'role' | 'ageBand'>, today: Day): Viewer {
  const student = caller.role === 'student'
  return {
    userId: caller.userId,
    student,
    adult: !student || caller.ageBand === 'adult',
    today,
  }
}

export function lastSoonDay(today: Day): Day {
  return addDays(today, closingSoonDays)
}

export function cardOf(
  row: CardRow & { saved: boolean; application: ApplicationState | null },
  seeker: Seeker | null,
): OpeningCard {
  const notFor = seeker === null ? null : refusalOf(seeker.eligible, asksOf(row), row.type)
  const matched = seeker !== null && notFor === null && !row.service
  return {
    ...factsOf(row),
    match: matched ? matchWith(seeker, row) : null,
    notFor,
    service: row.service,
    url: row.url,
    source: { kind: sourceKindOf(row.source), label: labelOf(row) },
    saved: row.saved,
    application: row.application,
  }
}

/** The facts about an opening that everyone sees. */
export function factsOf(row: CardRow) {
  return {
    id: row.id,
    title: row.title,
    company: row.company,
    location: row.location,
    locationEstimated: row.location_estimated,
    place: row.place,
    type: row.type,
    duration: row.duration,
    pay: row.pay,
    deadline: row.deadline,
    deadlineEstimated: isDeadlineGuessed(row),
    skills: row.skills === '' ? [] : row.skills.split(', '),
  }
}

/** A business that sets no deadline is told that its opening closes after 30 days, so that is not a guess. */
export function isDeadlineGuessed(row: Pick<OpeningRow, 'source' | 'deadline_estimated'>): boolean {
  return row.deadline_estimated && row.source !== 'business'
}

/** The label for a business, the same everywhere. */
function labelOf(row: Pick<OpeningRow, 'source' | 'source_label' | 'preferred'>): string {
  if (row.source !== 'business') return row.source_label
  return row.preferred ? 'A preferred employer of Upful' : 'Upful checked this business'
}

export function matchWith(seeker: Seeker, row: CardRow): Match | null {
  return matchOf(seeker, {
    kind: row.type,
    place: row.place,
    placeEstimated: row.location_estimated,
    level: row.level,
    skills: row.skill_tags,
    preferred: row.preferred,
    givenScore: row.match_score,
  })
}

function asksOf(row: CardRow): Asks {
  const { min_age: minAge, max_age: maxAge, service } = row
  return { minAge, maxAge, schooling: row.schooling, service }
}

/** What its business says about the work besides the text. */
export function workOf(
  row: Pick<OpeningRow, 'positions' | 'hours_a_week' | 'starts_on' | 'hybrid'>,
): PostingWork {
  const { positions, hours_a_week: hoursAWeek, starts_on: startsOn, hybrid } = row
  return { positions, hoursAWeek, startsOn, hybrid }
}

export function sourceKindOf(source: string): 'business' | 'programme' | 'feed' {
  return source === 'business' || source === 'programme' ? source : 'feed'
}

export function isOpenRow(row: Pick<OpeningRow, 'status' | 'closes_on'>, today: Day): boolean {
  return row.status === 'published' && dayFrom(row.closes_on) >= today
}
