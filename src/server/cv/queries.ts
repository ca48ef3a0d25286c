import type { Selectable } from 'kysely'
import type { CvVersion } from '#contract/cv.ts'
import { cvDocumentSchema } from '#domain/cv/cv-schema.ts'
import { cvForBusiness } from '#domain/cv/for-business.ts'
import { cvLength, emptyCv, tidyCv, type Cv, type CvDocument } from '#domain/cv/cv.ts'
import { daySeconds } from '#domain/duration.ts'
import type { SharedField } from '#domain/openings/application.ts'
import { ageBandOf } from '#domain/people/birth-month.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { onOneLine } from '#domain/text/one-line.ts'
import type { Content } from '../content/load-content.ts'
import type { AnyDb } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { Limit } from '../http/limits.ts'
import { badgesToShow } from './badge-queries.ts'
import { provenFactsOf } from './proven-queries.ts'

export type CvRow = Selectable<Tables['cvs']>

/** How many PDFs one person may have made: each takes the processor for a while. */
export const filesADay: Limit = { name: 'cv-file', max: 200, seconds: daySeconds }

interface Sources {
  db: AnyDb
  content: Content
}

/** The versions of a student, the newest change first. */
export async function cvsOf(db: AnyDb, userId: UserId): Promise<CvVersion[]> {
  const rows = await db
    .selectFrom('cvs')
    .select(['id', 'name', 'opportunity_id', 'opening', 'changed_at'])
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(versionFrom)
}

export function versionFrom(
  row: Pick<CvRow, 'id' | 'name' | 'opportunity_id' | 'opening' | 'changed_at'>,
): CvVersion {
  const { id, name, opportunity_id, opening, changed_at } = row
  return {
    id,
    name,
    opening:
      opportunity_id === null || opening === null ? null : { id: opportunity_id, name: opening },
    changedAt: changed_at.toISOString(),
  }
}

/** A version as it is today: what the student wrote, with what is proven now. */
export async function cvFrom(
  sources: Sources,
  { user_id, document }: Pick<CvRow, 'user_id' | 'document'>,
): Promise<Cv> {
  const [proven, badges] = await Promise.all([
    provenFactsOf(sources, user_id),
    badgesToShow(sources.db, user_id),
  ])
  return { document: writtenIn(document), proven, badges }
}

/** What was written before a part existed has that part empty. */
export function writtenIn(document: unknown): CvDocument {
  return cvDocumentSchema.parse({ ...emptyCv, ...(document as Partial<CvDocument>) })
}

/** The first version, from what the profile has. */
export async function documentFromProfile(db: AnyDb, userId: UserId): Promise<CvDocument> {
  const person = await db
    .selectFrom('user_profiles as profile')
    .innerJoin('auth_users as account', 'account.id', 'profile.user_id')
    .leftJoin('student_profiles as student', 'student.user_id', 'profile.user_id')
    .select(['profile.display_name', 'profile.bio', 'account.email'])
    .select(['student.school', 'student.parish'])
    .where('profile.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const school = asShort(person.school ?? '')
  return tidyCv({
    ...emptyCv,
    name: asShort(person.display_name),
    email: asShort(person.email),
    place: person.parish ?? '',
    summary: onOneLine(person.bio).slice(0, cvLength.summary),
    education: school === '' ? [] : [{ school, course: '', from: '', to: '', lines: [] }],
  })
}

/** The version as a business would get it now with this application; null when it does not exist any more. */
export async function cvToSend(
  sources: Sources,
  userId: UserId,
  { cvId, share, now }: { cvId: string | null; share: readonly SharedField[]; now: Date },
): Promise<Cv | null> {
  if (cvId === null) return null
  const row = await sources.db
    .selectFrom('cvs')
    .leftJoin('student_profiles as student', 'student.user_id', 'cvs.user_id')
    .select(['cvs.user_id', 'cvs.document', 'student.birth_month'])
    .where('cvs.user_id', '=', userId)
    .where('cvs.id', '=', cvId)
    .executeTakeFirst()
  if (row === undefined) return null
  const ageBand = ageBandOf(row.birth_month, now)
  return cvForBusiness(await cvFrom(sources, row), { share, ageBand })
}

function asShort(text: string): string {
  return onOneLine(text).slice(0, cvLength.short)
}
