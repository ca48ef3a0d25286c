import { sql } from 'kysely'
import { weekBefore } from '#domain/people/guardian-week.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { addDays, dayOf } from '#domain/day.ts'
import { hourMs } from '#domain/duration.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import { noticesHad } from '../notifications/queries.ts'
import { silencedStudents } from '../notifications/topic-queries.ts'
import type { Services } from '../services.ts'
import { pauseLink } from './commands.ts'
import { activeLinks, linkBetween, linkBatchSize, linksOf, type KnownLink } from './queries.ts'
import { studentSummaries } from './student-queries.ts'
import { weeksOf } from './week-queries.ts'

const awayDays = 7

/** Notifies guardians of what their students earned in the last day, each item once. */
export async function notifyAchievements(services: Services): Promise<void> {
  const { rows } = await sql<{
    guardianId: UserId
    studentId: UserId
    id: string
    title: string
  }>`
    select link.guardian_id as "guardianId", link.user_id as "studentId",
      earned.achievement_id as id, earned.title
    from user_achievements earned
    join guardian_links link on link.user_id = earned.user_id and link.state = 'active'
      and link.started_at < earned.awarded_at
    where earned.awarded_at > ${hoursBefore(services.now(), 24)}
    order by earned.awarded_at`.execute(services.db)
  const noticeOf = ({ guardianId, studentId, id }: (typeof rows)[number]) => ({
    userId: guardianId,
    key: `achieved:${studentId}:${id}`,
  })
  const isHad = await noticesHad(services.db, rows.map(noticeOf))
  for (const row of rows) {
    const { guardianId, studentId, title } = row
    const notice = noticeOf(row)
    if (isHad(notice)) continue
    await services.transaction(async (tx) => {
      const link = await linkBetween(tx.db, { guardianId, studentId }, tx.now)
      if (link === null || !wantsAlerts(link)) return
      await notify(tx, {
        ...notice,
        type: 'student-achieved',
        data: { student: link.studentName, studentId, achievement: title },
        about: [studentId],
      })
    })
  }
}

/** Notifies guardians once per absence, and asks students who turned 18 whether to keep their guardians. */
export async function sweepLinks(services: Services): Promise<void> {
  await forEachLink(services, async (link) => {
    const { studentId, guardianId } = link
    if (link.standing === 'paused') {
      await services.transaction((tx) => pauseLink(tx, { studentId, guardianId }))
    } else if (wantsAlerts(link)) await notifyAway(services, link)
  })
}

/**
 * One letter per guardian, however many students. After more than a week of downtime only the last week
 * is sent: earlier activity is on each student's page.
 */
export async function notifyWeek(services: Services): Promise<void> {
  const guardians = new Set<UserId>()
  await forEachLink(services, async ({ guardianId, standing }) => {
    if (standing === 'in-force') guardians.add(guardianId)
  })
  for (const guardianId of guardians) {
    await services.transaction(async (tx) => {
      const links = await linksOf(tx.db, { guardianId }, tx.now)
      const silenced = await silencedStudents(tx.db, { guardianId, topic: 'week' })
      const ids = links
        .filter(({ standing, studentId }) => standing === 'in-force' && !silenced.has(studentId))
        .map(({ studentId }) => studentId)
      if (ids.length === 0) return
      const week = weekBefore(tx.now)
      const students = await weeksOf(tx.db, ids, week, tx.now)
      await notify(tx, {
        userId: guardianId,
        type: 'weekly-summary',
        data: { students },
        key: `week:${dayOf(week.to)}`,
        about: ids,
      })
    })
  }
}

async function notifyAway(services: Services, link: KnownLink): Promise<void> {
  const { studentId, guardianId } = link
  await services.transaction(async (tx) => {
    const [student] = await studentSummaries(tx.db, [studentId], tx.now)
    const lastDay = student?.lastActiveDay ?? null
    if (student === undefined || lastDay === null) return
    if (lastDay > addDays(dayOf(tx.now), -awayDays)) {
      await settleNotifications(tx, subjectOf.absence(studentId))
      return
    }
    await notify(tx, {
      userId: guardianId,
      type: 'student-away',
      data: { student: student.name, studentId },
      key: `away:${studentId}:${lastDay}`,
      about: [studentId],
      subjects: [subjectOf.absence(studentId)],
    })
  })
}

function wantsAlerts({ standing, alerts }: KnownLink): boolean {
  return standing === 'in-force' && alerts
}

async function forEachLink(
  services: Services,
  visit: (link: KnownLink) => Promise<void>,
): Promise<void> {
  let after: KnownLink | null = null
  for (;;) {
    const links: KnownLink[] = await activeLinks(services.db, after, services.now())
    for (const link of links) await visit(link)
    after = links.at(-1) ?? null
    if (links.length < linkBatchSize) return
  }
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * hourMs)
}
