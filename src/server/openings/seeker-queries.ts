import { completedYears } from '#domain/people/birth-month.ts'
import { startOfDay } from '#domain/day.ts'
import type { Digest } from '#domain/ledger/digest.ts'
import { skillPercent, type Skill } from '#domain/learning/skills.ts'
import { eligibleFrom } from '#domain/openings/eligibility.ts'
import type { OpeningKind } from '#domain/openings/opening.ts'
import type { Parish, Place } from '#domain/openings/place.ts'
import type { AnyDb } from '../db/database.ts'
import { ownRead } from '../http/own-read.ts'
import { digestFrom } from '../xp/digest-queries.ts'
import type { Seeker, Viewer } from './card.ts'
import { shapesVersion } from './shape-queries.ts'

/** What decides how openings match the caller, and the version of the shapes. */
export const seekerRead = ownRead((query) =>
  query
    .leftJoin('student_stats as stats', 'stats.user_id', 'user.id')
    .leftJoin('job_wishes as wish', 'wish.user_id', 'user.id')
    .select(['student.grade', 'stats.digest', 'wish.kinds', 'wish.places'])
    .select('student.parish')
    .select(shapesVersion.as('shapesVersion')),
)

interface SeekerRow {
  birthMonth: string | null
  grade: string | null
  digest: Digest | null
  kinds: OpeningKind[] | null
  places: Place[] | null
  parish: Parish | null
}

/** The student as a match sees them; null for everybody else. */
export async function seekerFrom(
  db: AnyDb,
  { userId, student, today }: Viewer,
  { birthMonth, grade, digest, kinds, places, parish }: SeekerRow,
): Promise<Seeker | null> {
  if (!student) return null
  const { skillXp } = await digestFrom(db, userId, digest)
  const percents = Object.entries(skillXp).map(([skill, xp]) => [skill, skillPercent(xp)])
  const age = birthMonth === null ? null : completedYears(birthMonth, startOfDay(today))
  return {
    percents: Object.fromEntries(percents) as Partial<Record<Skill, number>>,
    // Somebody who has not said where they want to work is offered work near home.
    wish: { kinds, places: places ?? (parish === null ? null : [parish]) },
    eligible: eligibleFrom(age, grade, today),
  }
}
