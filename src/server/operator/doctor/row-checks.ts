import { sql } from 'kysely'
import { hourSeconds } from '#domain/duration.ts'
import type { GoalLists } from '#domain/ledger/tallies.ts'
import { plural } from '#domain/text/plural.ts'
import type { Db } from '../../db/database.ts'
import { queueFigures } from '../../jobs/figure-queries.ts'
import { letterFigures } from '../../mail/figure-queries.ts'
import { ledgerDifferences } from '../../xp/verify-queries.ts'
import { findingsAbout, type Finding } from './finding.ts'

const lateSeconds = 15 * 60
const sampleSize = 25

export async function checkJobs(db: Db): Promise<Finding> {
  const jobs = findingsAbout('jobs')
  const exists = await sql<{ found: boolean }>`
    select to_regclass('jobs.job') is not null as found`.execute(db)
  if (exists.rows[0]?.found !== true) return jobs.warn('the queue is made by the first start.')
  const queues = await queueFigures(db)
  const failed = queues.filter((queue) => queue.failed > 0)
  if (failed.length > 0) {
    const count = failed.reduce((sum, queue) => sum + queue.failed, 0)
    const names = failed.map(({ queue }) => queue).join(', ')
    return jobs.warn(
      `${plural(count, 'job')} failed for the last time (${names}). The log has the code; retry at the staff desk.`,
    )
  }
  const late = queues.filter(({ oldestSeconds }) => oldestSeconds > lateSeconds)
  if (late.length > 0)
    return jobs.warn(
      `${late.map(({ queue }) => queue).join(', ')} waits for more than 15 minutes. Does a process with ROLE=worker or all run?`,
    )
  return jobs.ok('none failed, and none waits for long.')
}

export async function checkLetters(db: Db, now: Date): Promise<Finding> {
  const letters = findingsAbout('letters')
  const { waiting, oldestSeconds, givenUp, bounced } = await letterFigures(db, now)
  if (givenUp > 0)
    return letters.warn(
      `${plural(givenUp, 'letter')} given up in the last seven days. The staff desk has the answer of the mail server.`,
    )
  if (oldestSeconds > hourSeconds)
    return letters.warn(
      `${plural(waiting, 'letter')} due, the oldest for more than an hour. Is the mail server well, and does a server run?`,
    )
  return letters.ok(`${waiting} due, none given up, ${bounced} bounced in the last seven days.`)
}

/** A few students by chance; `npm run ledger:verify` reads all of them. */
export async function checkLedger(db: Db, goals: GoalLists): Promise<Finding> {
  const ledger = findingsAbout('ledger')
  const students = await db
    .selectFrom('student_stats')
    .select('user_id')
    .orderBy(sql`random()`)
    .limit(sampleSize)
    .execute()
  let different = 0
  for (const { user_id: userId } of students)
    if ((await ledgerDifferences(db, goals, userId))?.length) different += 1
  const sample = plural(students.length, 'student')
  if (different === 0) return ledger.ok(`${sample} checked: every total follows from its ledger.`)
  return ledger.wrong(
    `${different} of ${sample} have totals that differ from their ledger. npm run ledger:verify lists them.`,
  )
}
