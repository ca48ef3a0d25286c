import { daysBetween, type Day } from '#domain/day.ts'

/** As many students as one league has at most. */
export const leagueSize = 30
/** As many as a student sees on each side of their own place. */
export const neighboursShown = 3

/**
 * The band of a student: those in the same band are at a similar level and are active about as often. Nearby numbers
 * are nearby students, and the level weighs more.
 */
export function bandOf(level: number, activeDays: readonly Day[], today: Day): number {
  const lately = activeDays.filter((day) => daysBetween(day, today) <= 14).length
  return 3 * stepOf(level, [3, 6, 11]) + stepOf(lately, [4, 9])
}

function stepOf(value: number, limits: readonly number[]): number {
  return limits.filter((limit) => value >= limit).length
}

interface Learner {
  xp: number
}

export type Placed<Member> = Member & { place: number }

/** The members with their places, in the given order, which is by XP. Equal XP is an equal place. */
export function placesOf<Member extends Learner>(members: readonly Member[]): Placed<Member>[] {
  return members.map((member) => ({
    ...member,
    place: 1 + members.filter(({ xp }) => xp > member.xp).length,
  }))
}

/** The one at this index with those just above and below. */
export function neighboursOf<Member>(members: readonly Member[], index: number): Member[] {
  return members.slice(Math.max(0, index - neighboursShown), index + neighboursShown + 1)
}

/** Whether a place is in the upper half. Only there is its number good news. */
export function isUpperHalf(place: number, of: number): boolean {
  return place <= Math.ceil(of / 2)
}
