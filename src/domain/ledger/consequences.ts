import { isEarned, type Achievement, type StudentFacts } from './achievements.ts'
import { dayOf, type Day } from '#domain/day.ts'
import type { StudentEvent } from './events.ts'
import type { Goal } from '#domain/learning/goals.ts'
import { doneSteps, stepSubject, type CareerPath, type PathStep } from './paths.ts'
import type { Quest } from './quests.ts'
import type { Skill } from '#domain/learning/skills.ts'
import { creditDay, streakBonus, type Credit, type Streak } from './streak.ts'
import { goalProgress, talliesAfter, type GoalLists, type Tallies } from './tallies.ts'
import type { LedgerKind } from './xp.ts'

/** A ledger entry before it is written. */
export interface LedgerEntry {
  awardKey: string
  type: LedgerKind
  amount: number
  description: string
  skill: Skill | null
  event: StudentEvent | null
}

/** A quest that is not paid yet: started, with its window still open, or assigned on the last active day. */
export interface QuestInProgress {
  quest: Quest
  awardKey: string
  /** The day it was assigned for; null for a quest that the student started. */
  assignedOn: Day | null
}

/** The career path a student chose, with the subjects of its `path-step-done` events so far. */
export interface ChosenPath {
  path: CareerPath
  recorded: ReadonlySet<string>
}

/** A student's state before an activity, as far as its consequences depend on it. */
export interface StudentState {
  xp: number
  streak: Streak
  /** The achievements held. */
  badges: readonly string[]
  tallies: Tallies
  /** Past events that may complete steps of the path: those from before it was chosen. */
  pathEvents: readonly StudentEvent[]
  activeDays: readonly Day[]
  skillXp: Readonly<Partial<Record<Skill, number>>>
  quests: readonly QuestInProgress[]
  path: ChosenPath | null
}

export interface Consequences {
  /** The activity itself, then its consequences in order. */
  entries: LedgerEntry[]
  achievements: Achievement[]
  questsDone: QuestInProgress[]
  credit: Credit
  xp: number
  tallies: Tallies
}

/** The content that decides about consequences. */
interface Rules {
  readonly achievements: readonly Achievement[]
  readonly goals: GoalLists
}

/**
 * The consequences of activities, in their order: the day's streak and bonus, completed steps of the
 * career path, completed quests, earned achievements, and the consequences of those. Without an
 * activity: only the consequences of past events. An assigned quest that was reached waits until it is
 * `claimed`, by its id, or until the next day opens.
 */
export function consequencesOf(
  state: StudentState,
  activities: readonly LedgerEntry[],
  at: Date,
  { achievements, goals }: Rules,
  claimed: string | null = null,
): Consequences {
  const today = dayOf(at)
  const credit = creditDay(state.streak, today)
  const entries: LedgerEntry[] = []
  const newAchievements: Achievement[] = []
  const questsDone: QuestInProgress[] = []
  const pathEvents = [...state.pathEvents]
  let { tallies } = state
  const progress = (goal: Goal) => goalProgress(goals, tallies, goal, today)
  const facts = factsAfter(state, { credit, today, progress })
  const recorded = new Set(state.path?.recorded)
  let openQuests = state.quests.filter(isOpen)
  let xp = state.xp

  const [first, ...others] = activities
  if (first !== undefined) add(first)
  const bonus = credit.moved ? streakBonus(credit.state.streak) : 0
  if (bonus > 0) add(bonusEntry(bonus, credit.state.streak, today))
  addConsequences()
  for (const activity of others) {
    add(activity)
    addConsequences()
  }
  return { entries, achievements: newAchievements, questsDone, credit, xp, tallies }

  function addConsequences(): void {
    while (recordSteps() || completeQuests() || earnAchievements()) {
      // Each round may enable another; it ends because all three lists only shrink.
    }
  }

  /** Of those assigned, only the claimed one, and what was reached on the last day once another one opens. */
  function isOpen({ quest, assignedOn }: QuestInProgress): boolean {
    if (assignedOn === null) return true
    if (assignedOn === today) return quest.id === claimed
    return (
      credit.moved &&
      goalProgress(goals, state.tallies, quest.goal, assignedOn) >= quest.goal.target
    )
  }

  function add(entry: LedgerEntry): void {
    entries.push(entry)
    xp += entry.amount
    facts.xp = xp
    if (entry.event !== null) addEvent(entry.event)
    if (entry.skill !== null)
      facts.skillXp[entry.skill] = (facts.skillXp[entry.skill] ?? 0) + entry.amount
  }

  function addEvent(event: StudentEvent): void {
    tallies = talliesAfter(goals, tallies, event)
    pathEvents.push(event)
    if (event.event === 'path-step-done') recorded.add(event.subject)
  }

  function recordSteps(): boolean {
    if (!state.path) return false
    const { path } = state.path
    const done = doneSteps(path, pathEvents)
    const newSteps = path.steps.filter(
      ({ id }) => done.has(id) && !recorded.has(stepSubject(path.id, id)),
    )
    for (const step of newSteps) add(stepEntry(path, step, today, at))
    return newSteps.length > 0
  }

  function completeQuests(): boolean {
    const done = openQuests.filter(isReached)
    openQuests = openQuests.filter((open) => !done.includes(open))
    questsDone.push(...done)
    for (const { quest, awardKey } of done) {
      add(questEntry(quest, awardKey, today, at))
    }
    return done.length > 0
  }

  function isReached({ quest: { goal }, assignedOn }: QuestInProgress): boolean {
    return (assignedOn !== null && assignedOn < today) || progress(goal) >= goal.target
  }

  function earnAchievements(): boolean {
    const heldIds = new Set([...state.badges, ...newAchievements.map(({ id }) => id)])
    const earnedThisRound = achievements.filter(
      (achievement) => !heldIds.has(achievement.id) && isEarned(achievement, facts),
    )
    for (const achievement of earnedThisRound) {
      newAchievements.push(achievement)
      add(achievementEntry(achievement))
    }
    return earnedThisRound.length > 0
  }
}

type FactsSoFar = Omit<StudentFacts, 'skillXp' | 'xp'> & {
  skillXp: Partial<Record<Skill, number>>
  xp: number
}

function factsAfter(
  state: StudentState,
  { credit, today, progress }: Pick<StudentFacts, 'progress'> & { credit: Credit; today: Day },
): FactsSoFar {
  return {
    progress,
    xp: state.xp,
    streak: credit.state.streak,
    skillXp: { ...state.skillXp },
    activeDays: credit.moved ? [...state.activeDays, today] : state.activeDays,
  }
}

function bonusEntry(amount: number, streak: number, today: Day): LedgerEntry {
  return {
    awardKey: `streak-bonus:${today}`,
    type: 'streak_bonus',
    amount,
    description: `${streak} day streak bonus`,
    skill: null,
    event: null,
  }
}

/** The ledger entry for a completed step, at most one per student and step. */
export function stepEntry(
  path: CareerPath,
  step: PathStep,
  day: Day,
  at: Date,
): LedgerEntry & { event: StudentEvent } {
  const subject = stepSubject(path.id, step.id)
  return {
    awardKey: `path-step:${subject}`,
    type: 'career_path',
    amount: 0,
    description: `Step done on "${path.title}": ${step.title}`,
    skill: null,
    event: { event: 'path-step-done', subject, day, at },
  }
}

function questEntry(quest: Quest, awardKey: string, day: Day, at: Date): LedgerEntry {
  return {
    awardKey,
    type: 'quest_completion',
    amount: quest.xp,
    description: `Completed the quest "${quest.title}"`,
    skill: quest.skill,
    event: { event: 'quest-completed', subject: quest.id, day, at },
  }
}

function achievementEntry(achievement: Achievement): LedgerEntry {
  return {
    awardKey: `achievement:${achievement.id}`,
    type: 'achievement',
    amount: achievement.xp,
    description: `Earned "${achievement.title}"`,
    skill: achievement.skill,
    event: null,
  }
}
