import type { StudentDay } from '#contract/dashboard.ts'
import { nearestTown, type RoadTown } from '#domain/openings/nearest-town.ts'
import { parishes } from '#domain/openings/place.ts'
import { addDays, dayOf, weekStartOf } from '#domain/day.ts'
import type { Digest } from '#domain/ledger/digest.ts'
import { nextStepOf, type CourseAhead } from '#domain/ledger/next-step.ts'
import { skillLevel } from '#domain/ledger/skill-level.ts'
import type { Tallies } from '#domain/ledger/tallies.ts'
import { streakCalendar } from '#domain/ledger/streak-calendar.ts'
import { bridgedDays, streakOn, type Streak } from '#domain/ledger/streak.ts'
import { skills } from '#domain/learning/skills.ts'
import { suggestedCourse } from '#domain/learning/suggested-course.ts'
import type { Content } from '../content/load-content.ts'
import type { DashboardRow } from './dashboard-read.ts'
import { lookFrom } from '../profiles/reward-queries.ts'
import { todaysQuests } from '../quests/queries.ts'
import { nextItemIn, type CourseOutline } from './next-item.ts'
import { questionFor } from './question.ts'
import { roadOf } from './student-road.ts'

const calendarWeeks = 5

/** A course that the student has begun. */
export interface OpenCourse {
  id: string
  percent: number
  completed: readonly string[]
  outline: CourseOutline
}

interface Progress {
  digest: Digest
  tallies: Tallies
  streak: Streak
  courses: readonly OpenCourse[]
  now: Date
}

/** What a student sees of today and of their progress. */
export function studentDay(
  content: Content,
  row: DashboardRow,
  { digest, tallies, streak, courses, now }: Progress,
): StudentDay {
  const today = dayOf(now)
  const calendarFrom = addDays(weekStartOf(today), -7 * (calendarWeeks - 1))
  const shown = digest.activeDays.filter((day) => day >= calendarFrom)
  const checkedIn = digest.checkedInOn === today
  const assigned = row.quests.flatMap(({ id, doneBy }) => {
    const quest = content.quests.find((each) => each.id === id)
    return quest === undefined ? [] : [{ quest, done: doneBy !== null }]
  })
  const ahead = courses.map(({ outline, completed }) => courseAhead(outline, completed))
  const [course] = courses
  const suggested = suggestedCourse(content.courses, digest.skillXp, row.goal ?? undefined)
  const onRoad = course?.outline ?? suggested
  const reviewsDue = row.reviewsDue ?? 0
  return {
    xp: row.xp ?? 0,
    streak: streakOn(streak, today),
    longestStreak: streak.longest,
    freezes: streak.freezes,
    completion: row.completion ?? 0,
    activities: row.activities ?? 0,
    checkedInToday: checkedIn,
    activeToday: row.last_active_day === today,
    recent: [...digest.activities],
    achievements: [...digest.achievements],
    skillXp: { ...digest.skillXp },
    skillLevels: Object.fromEntries(
      skills.flatMap((skill) => {
        const level = skillLevel(digest.skillXp[skill] ?? 0, content.learnableXp[skill])
        return level === null ? [] : [[skill, level]]
      }),
    ),
    // The freezes that cover the days since are only written with the next activity.
    calendar: streakCalendar(shown, [...digest.frozenDays, ...bridgedDays(streak, today)], today),
    courses: courses.map(({ id, outline, percent }, index) => {
      return { id, title: outline.title, percent, nextTitle: ahead[index]?.nextTitle ?? null }
    }),
    next: nextStepOf({
      checkedIn,
      isFirstDay: row.joinedAt !== null && dayOf(row.joinedAt) === today,
      course: ahead[0] ?? null,
      sitting: row.sitting,
      reviewsDue,
      suggestion: suggested === undefined ? null : courseAhead(suggested, []),
    }),
    road:
      onRoad === undefined || onRoad.sections.length === 0
        ? null
        : roadOf(onRoad, course?.completed ?? []),
    reviewsDue,
    quests: todaysQuests(content, tallies, assigned, now),
    look: lookFrom(row),
    home: homeOf(row.parish),
    question: questionFor(row, digest, now),
  }
}

function homeOf(stored: string | null): RoadTown | null {
  const parish = parishes.find((each) => each === stored)
  return parish === undefined ? null : nearestTown[parish]
}

function courseAhead(course: CourseOutline, completed: readonly string[]): CourseAhead {
  const next = nextItemIn(course, completed)
  const { id, title } = course
  return { id, title, nextItem: next?.id ?? null, nextTitle: next?.title ?? null }
}
