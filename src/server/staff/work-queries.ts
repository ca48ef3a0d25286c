import { sql } from 'kysely'
import type { PersonWork } from '#contract/staff-support.ts'
import { nameAndInitial } from '#domain/people/profile.ts'
import type { CaseKind } from '#domain/people/staff-case.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { openCasesOf } from '../cases/queries.ts'
import type { Db } from '../db/database.ts'
import { linksOf, type KnownLink } from '../guardians/queries.ts'
import { notFound } from '../http/refusal.ts'

interface Row {
  role: string
  confirmed: boolean
  organization: string | null
  openings: { published: number; held: number; all: number }
  received: number
  sent: number
  planned: number
  sessions: number
  mentorships: number
}

/** What somebody does on Upful, counted: nothing they wrote. Only open cases of these kinds. Each count uses an index by person. */
export async function personWork(
  db: Db,
  { id, kinds }: { id: UserId; kinds: readonly CaseKind[] },
  now: Date,
): Promise<PersonWork> {
  const { rows } = await sql<Row>`
    select account.role, account.email_verified as confirmed,
      coalesce(nullif(business.business_name, ''), mentor.company, student.school) as organization,
      (select jsonb_build_object('all', count(*), 'held', count(*) filter (where status = 'held'),
          'published', count(*) filter (where status = 'published'))
        from opportunities where business_id = account.id) as openings,
      (select count(*)::int from opportunities opening
        join applications sent on sent.opportunity_id = opening.id and sent.via = 'platform'
        where opening.business_id = account.id) as received,
      (select count(*)::int from applications where user_id = account.id and state <> 'saved') as sent,
      sessions.planned, sessions.held as sessions,
      (select count(*)::int from mentorships where ended_at is null
        and case when account.role = 'mentor' then mentor_id else user_id end = account.id)
        as mentorships
    from auth_users account
    left join business_profiles business on business.user_id = account.id and account.role = 'business'
    left join mentor_profiles mentor on mentor.user_id = account.id and account.role = 'mentor'
    left join student_profiles student on student.user_id = account.id and account.role = 'student'
    left join lateral (
      select (count(*) filter (where state = 'planned'))::int as planned,
        (count(*) filter (where state = 'held'))::int as held
      from mentor_sessions session where session.user_id = account.id or session.mentor_id = account.id
    ) as sessions on true
    where account.id = ${id}`.execute(db)
  const [row] = rows
  if (row === undefined) throw notFound('Person not found')
  const { role } = row
  const meets = role === 'mentor' || role === 'student'
  return {
    organization: row.organization,
    confirmed: row.confirmed,
    openings: role === 'business' ? row.openings : null,
    applications: role === 'business' ? row.received : role === 'student' ? row.sent : null,
    sessions: meets ? { planned: row.planned, held: row.sessions } : null,
    mentorships: meets ? row.mentorships : null,
    links: await linksFrom(db, id, role, now),
    cases: await openCasesOf(db, id, kinds),
  }
}

async function linksFrom(
  db: Db,
  id: UserId,
  role: string,
  now: Date,
): Promise<PersonWork['links']> {
  if (role !== 'guardian' && role !== 'student') return []
  const ofGuardian = role === 'guardian'
  const links = await linksOf(db, ofGuardian ? { guardianId: id } : { studentId: id }, now)
  return links.flatMap((link: KnownLink) =>
    link.standing === 'ended'
      ? []
      : [
          {
            id: ofGuardian ? link.studentId : link.guardianId,
            name: nameAndInitial(ofGuardian ? link.studentName : link.guardianName),
            state: link.standing,
            since: link.since.toISOString(),
          },
        ],
  )
}
