import { addDays, startOfDay, weekStartOf, type Day } from '#domain/day.ts'
import { summarySkills, type Skill } from '#domain/learning/skills.ts'

/** A figure for fewer people than this could identify individuals. */
export const minGroupSize = 5
export const maxTeams = 30
/** A team's code works for this many days, or until a new one replaces it. */
export const teamCodeDays = 14
export const weeksShown = 8
/**
 * An account counts from this age, and only while it is used: otherwise a business could create four of
 * its own and compute the fifth person's figure from the average.
 */
export const accountDaysToCount = 14
export const activeWeeksToCount = 4

/** Figures change only on Mondays, so that a single person joining or leaving cannot be seen in between. */
export function figureWeekOf(today: Day) {
  const monday = weekStartOf(today)
  return {
    monday,
    next: addDays(monday, 7),
    /** Only people who joined before this count, and nothing that happened later. */
    joinedBefore: startOfDay(monday),
    accountsMadeBefore: startOfDay(addDays(monday, -accountDaysToCount)),
    activeSince: addDays(monday, -7 * activeWeeksToCount),
    activeLastWeek: addDays(monday, -7),
    /** The last whole weeks, the oldest first. */
    weeks: Array.from({ length: weeksShown }, (_, index) =>
      addDays(monday, 7 * (index - weeksShown)),
    ),
  }
}

/** What a student is told before they confirm a link with an employer. */
export const shownToEmployer = [
  'Averages of groups of five or more people: level, progress, courses finished, skills.',
  'How many days a week the group was active, and the XP it earned.',
  'Never your name, your account or any figure about you on your own.',
  'These figures change on Mondays. If you leave, you are not counted from the next Monday on.',
] as const

/** Whether a team of this size may show its figures. */
export function showsFigures(people: number): boolean {
  return people >= minGroupSize
}

/**
 * Whether the combined figures may be shown next to those of the teams. Anybody who knows the
 * total and every shown team can subtract to get the rest, so the rest must be empty or a group.
 */
export function showsTotal(teamSizes: readonly number[]): boolean {
  const all = sumOf(teamSizes)
  const hidden = sumOf(teamSizes.filter((people) => !showsFigures(people)))
  return showsFigures(all) && (hidden === 0 || showsFigures(hidden))
}

/** The totals of one team. Never shown: with few people a total reveals a lot about each. */
export interface TeamSums {
  people: number
  level: number
  completion: number
  courses: number
  active: number
  /** By Monday. */
  xp: Readonly<Record<string, number>>
  days: Readonly<Record<string, number>>
  skills: Partial<Readonly<Record<Skill, number>>>
}

export interface GroupFigures {
  people: number
  level: number
  completion: number
  courses: number
  active: number
  weeks: { from: Day; xp: number; activeDays: number }[]
  skills: { skill: Skill; percent: number }[]
}

/**
 * What may be shown about a team, or several combined: averages, in steps. When somebody joins or
 * leaves, exact averages before and after would give away that person's own figure; the steps are wide
 * enough that in a group of five they leave a range.
 */
export function figuresOf(teams: readonly TeamSums[], mondays: readonly Day[]): GroupFigures {
  const people = sumOf(teams.map((team) => team.people))
  const average = (of: (team: TeamSums) => number | undefined, step: number) =>
    inSteps(sumOf(teams.map((team) => of(team) ?? 0)) / Math.max(1, people), step)
  return {
    people,
    level: average((team) => team.level, 0.5),
    completion: average((team) => team.completion, 10),
    courses: average((team) => team.courses, 0.5),
    active: average((team) => team.active * 100, 25),
    weeks: mondays.map((from) => ({
      from,
      xp: average((team) => team.xp[from], 25),
      activeDays: average((team) => team.days[from], 0.5),
    })),
    skills: summarySkills.map((skill) => ({
      skill,
      percent: average((team) => team.skills[skill], 10),
    })),
  }
}

export function inSteps(value: number, step: number): number {
  return Math.round(value / step) * step
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}
