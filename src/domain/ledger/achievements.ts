import { z } from 'zod'
import { authoredId, authoredText } from '#domain/learning/authored.ts'
import { addDays, daysBetween, type Day } from '#domain/day.ts'
import { goalParts, reachable, type Goal } from '#domain/learning/goals.ts'
import { xpAtLevel } from './level.ts'
import { shownGoals } from './shown-goals.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import { skillPercent, type Skill } from '#domain/learning/skills.ts'

const ruleSchema = z.discriminatedUnion('kind', [
  /** A goal over everything the student ever did. */
  z.strictObject({ kind: z.literal('event'), ...goalParts }).superRefine(reachable),
  z.strictObject({ kind: z.literal('level'), atLeast: z.int().min(2) }),
  z.strictObject({ kind: z.literal('streak'), atLeast: z.int().min(2) }),
  /** Away for `awayDays` whole days, then active on `daysInWeek` of the seven days from the return. */
  z.strictObject({
    kind: z.literal('comeback'),
    awayDays: z.int().min(1),
    daysInWeek: z.int().min(1).max(7),
  }),
  z.strictObject({
    kind: z.literal('skill'),
    skill: skillSchema,
    percent: z.int().min(1).max(100),
  }),
  /** The skill was shown. Only these achievements say something about a skill, and only they reach businesses. */
  z.strictObject({ kind: z.literal('shown'), skill: skillSchema }),
])

export const achievementSchema = z.strictObject({
  id: authoredId,
  title: authoredText,
  description: authoredText,
  xp: z.int().min(5).max(300),
  skill: skillSchema.nullable(),
  rule: ruleSchema,
})
export type Achievement = z.infer<typeof achievementSchema>

/** The facts the rules use, all of which follow from the ledger. */
export interface StudentFacts {
  /** Progress on a goal, 0 to its target. */
  readonly progress: (goal: Goal) => number
  readonly xp: number
  readonly streak: number
  readonly skillXp: Readonly<Partial<Record<Skill, number>>>
  /** In any order, repeats allowed. */
  readonly activeDays: readonly Day[]
}

export interface AchievementProgress {
  /** 0 to `target`. */
  readonly progress: number
  readonly target: number
}

/** Whether the facts earn it now. The ledger makes sure that it is awarded only once. */
export function isEarned(achievement: Achievement, facts: StudentFacts): boolean {
  const { progress, target } = achievementProgress(achievement, facts)
  return progress >= target
}

export function achievementProgress(
  { rule }: Achievement,
  facts: StudentFacts,
): AchievementProgress {
  switch (rule.kind) {
    case 'event':
      return { progress: facts.progress(rule), target: rule.target }
    case 'level':
      return upTo(xpAtLevel(rule.atLeast), facts.xp)
    case 'streak':
      return upTo(rule.atLeast, facts.streak)
    case 'comeback':
      return upTo(rule.daysInWeek, bestReturn(facts.activeDays, rule.awayDays))
    case 'skill':
      return upTo(rule.percent, skillPercent(facts.skillXp[rule.skill] ?? 0))
    case 'shown':
      return upTo(1, Math.max(...goalsOf(rule).map(facts.progress)))
  }
}

/** The goals that the achievement counts, each on its own. */
export function goalsOf(rule: Achievement['rule']): readonly Goal[] {
  if (rule.kind === 'event') return [rule]
  return rule.kind === 'shown' ? Object.values(shownGoals[rule.skill]) : []
}

/** The skill that the achievement says something about; null for one about effort. */
export function skillSaidBy({ rule }: Achievement): Skill | null {
  return rule.kind === 'shown' ? rule.skill : null
}

function upTo(target: number, reached: number): AchievementProgress {
  return { progress: Math.min(target, reached), target }
}

/** The most active days in the week after any return from an absence; 0 if there was none. */
function bestReturn(activeDays: readonly Day[], awayDays: number): number {
  const days = [...new Set(activeDays)].toSorted()
  const returns = days.filter((day, index) => {
    const before = days[index - 1]
    return before !== undefined && daysBetween(before, day) > awayDays
  })
  const weeks = returns.map((day) => {
    const end = addDays(day, 7)
    return days.filter((activeDay) => activeDay >= day && activeDay < end).length
  })
  return Math.max(0, ...weeks)
}
