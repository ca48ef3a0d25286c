import { addDays, startOfDay, weekStartOf, type Day } from '#domain/day.ts'
import { summarySkills, type Skill } from '#domain/learning/skills.ts'

/** A figure of fewer people than this would speak of single people. */
export const minGroupSize = 5
export const maxTeams = 30
/** A code of a team lets people in for so many days, or until a new one replaces it. */
export const teamCodeDays = 14
export const weeksShown = 8
/**
 * An account counts from this age on, and only while it is used: otherwise a business could make four of
 * its own and read the fifth person out of the average.
 */
export const accountDaysToCount = 14
export const activeWeeksToCount = 4

/** Figures change on Mondays alone, so that nobody's joining or leaving shows between two looks. */
export function figureWeekOf(today: Day) {
  const monday = weekStartOf(today)
  return {
    monday,
    next: addDays(monday, 7),
    /** Who joined before this counts, and nothing that happened later does. */
    joinedBefore: startOfDay(monday),
    accountsMadeBefore: startOfDay(addDays(monday, -accountDaysToCount)),
    activeSince: addDays(monday, -7 * activeWeeksToCount),
    activeLastWeek: addDays(monday, -7),
    /** The last whole weeks, the oldest first. */
    weeks: Array.from({ length: weeksShown }, (_, at) => addDays(monday, 7 * (at - weeksShown))),
  }
}

/** What somebody who links with an employer is told before they confirm. */
export const shownToEmployer = [
  'Averages of groups of five or more people: level, progress, courses finished, skills.',
  'How many days a week the group was active, and the XP it earned.',
  'Never your name, your account or any figure of you alone.',
  'These figures change on Mondays. If you leave, you are in none from the next Monday on.',
] as const

/** Whether a team of so many people may show its figures. */
export function showsFigures(people: number): boolean {
  return people >= minGroupSize
}

/**
 * Whether the figures of everybody together may be shown beside those of the teams. Whoever knows the
 * total and every shown team knows the rest by subtraction, so the rest must be nobody or a group.
 */
export function showsTotal(teamSizes: readonly number[]): boolean {
  const all = sumOf(teamSizes)
  const hidden = sumOf(teamSizes.filter((people) => !showsFigures(people)))
  return showsFigures(all) && (hidden === 0 || showsFigures(hidden))
}

/** What the people of one team come to together. Never shown: a total of few says much of each. */
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
 * What may be shown of a team, or of several together: averages, in steps. When somebody joins or
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
