import type { Dashboard } from '#contract/dashboard.ts'
import { profileFinished } from '#domain/people/profile.ts'
import { missingWords } from '#domain/people/verification-details.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { outlineOf } from '../catalogue/queries.ts'
import { answerOf } from '../profiles/answer-queries.ts'
import { enteredMonth, missingToCheck, profileOf } from '../profiles/queries.ts'
import type { Services } from '../services.ts'
import { digestFrom } from '../xp/digest-queries.ts'
import { talliesFrom } from '../xp/event-queries.ts'
import { streakFrom } from '../xp/queries.ts'
import type { DashboardRow } from './dashboard-read.ts'
import { studentDay, type OpenCourse } from './student-day.ts'

type DashboardOutput = ({ kind: 'ready' } & Dashboard) | { kind: 'missing' }

/** A student's dashboard, from the row that came with their session. */
export async function studentDashboard(
  services: Services,
  row: DashboardRow,
): Promise<DashboardOutput> {
  const { db, content, now } = services
  const { userId, display_name: name } = row
  if (name === null || row.statsOf === null) return { kind: 'missing' }
  const finished = profileFinished('student', {
    displayName: name,
    school: row.school,
    grade: row.grade,
    birthMonth: enteredMonth({ ...row, birth_month: row.birthMonth }),
  })
  const streak = streakFrom(row)
  const digest = await digestFrom(db, userId, row.digest)
  const tallies = await talliesFrom(db, userId, content.goals, row.tallies)
  const courses = await openCoursesIn(services, row)
  return {
    kind: 'ready',
    user: {
      id: userId,
      name,
      role: 'student',
      profileFinished: finished,
      missingToCheck: [],
      toSendAgain: false,
      verification: null,
    },
    student: studentDay(content, row, { digest, tallies, streak, courses, now: now() }),
  }
}

/** The courses that ship with the product are in memory; one that was made for the student is read. */
async function openCoursesIn(
  { db, content }: Services,
  { userId, courses }: DashboardRow,
): Promise<OpenCourse[]> {
  const outlined = courses.map(async (course) => {
    const shipped = content.courses.find(({ id }) => id === course.id)
    const outline = shipped ?? (await outlineOf(db, { userId, courseId: course.id }))
    return outline === null ? [] : [{ ...course, outline }]
  })
  return (await Promise.all(outlined)).flat()
}

/** The dashboard of a guardian, a mentor, a business or staff. */
export async function dashboardOf({ db }: Services, userId: UserId): Promise<DashboardOutput> {
  const profile = await profileOf(db, userId)
  if (profile === null) return { kind: 'missing' }
  const { role, details, verification } = profile
  const missing = missingToCheck(profile)
  const isChecked = role === 'mentor' || role === 'business'
  const answer = isChecked ? await answerOf(db, userId, details) : null
  return {
    kind: 'ready',
    user: {
      id: userId,
      name: details.displayName,
      role,
      profileFinished: profile.hasSeat || (missing.length === 0 && profileFinished(role, details)),
      missingToCheck: missingWords(missing),
      toSendAgain: answer !== null && !answer.sentAgain && verification !== 'verified',
      verification,
    },
    student: null,
  }
}
