import { beforeAll, describe, expect, test } from 'vitest'
import type { Assessment } from '#domain/learning/assessment.ts'
import { addDays, dayFrom, daysAfter, startOfDay } from '#domain/day.ts'
import type { Skill } from '#domain/learning/skills.ts'
import { sit } from '../testing/sit-assessment.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

const monday = dayFrom('2026-11-30')
const days = 7
/** Daily and weekly quests depend on the student; this one everybody starts before it is reached. */
const alwaysReached = ['know-where-you-stand']
/** Reached before they were on offer. */
const neverStarted = ['start-here', 'pick-a-path', 'first-check']
const maxShownDone = 10

let app: TestApp
let student: Visitor
/** What the simulated student did, recorded here without reading anything back from the server. */
const expected = { scores: new Map<string, number[]>(), checkIns: 0 }

beforeAll(async () => {
  app = await startApp()
  app.setTime(startOfDay(monday))
  student = await app.person('student', { school: 'Titchfield High', grade: '11', age: '17' })
  await student.call('POST /api/paths/:id/choose', { id: 'junior-web-developer' })
  for (let day = 0; day < days; day += 1) await live(day)
})

/** One day: checks in, starts the quests on offer, sits some assessments, and one of them twice. */
async function live(day: number): Promise<void> {
  app.setTime(daysAfter(startOfDay(addDays(monday, day)), 0.5))
  await student.call('POST /api/check-in', {})
  expected.checkIns += 1
  const { offered } = await student.call('GET /api/quests', {})
  for (const { id } of offered) await student.call('POST /api/quests/:id/start', { id })
  const { assessments } = app.services.content
  const today = assessments.filter((_one, index) => index % days === day)
  for (const [index, assessment] of today.entries()) {
    await sitAndRecord(assessment, (day + index) % 5)
    if (index === 0) await sitAndRecord(assessment, 0)
  }
}

async function sitAndRecord(assessment: Assessment, wrong: number): Promise<void> {
  const { result } = await sit(student, assessment, wrong)
  const drawn = new Set(result.marked.map(({ id }) => id))
  const scored = assessment.questions.filter(
    (question) =>
      drawn.has(question.id) &&
      (question.type !== 'short_answer' || question.accepted !== undefined),
  )
  const total = scored.reduce((sum, { points }) => sum + points, 0)
  const lostPoints = scored
    .filter(({ type }) => type !== 'short_answer')
    .slice(0, wrong)
    .reduce((sum, { points }) => sum + points, 0)
  const score = Math.round((100 * (total - lostPoints)) / total)
  expect(result.score).toBe(score)
  expected.scores.set(assessment.id, [...(expected.scores.get(assessment.id) ?? []), score])
}

async function wholeLedger() {
  const rows = []
  for (let before: string | undefined; ;) {
    const page = await student.call('GET /api/activities', before === undefined ? {} : { before })
    rows.push(...page.activities)
    if (page.next === null) return rows
    before = page.next
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const xpForScore = (score: number) => (score >= 90 ? 75 : score >= 70 ? 50 : 25)

describe('after a week of all eighteen assessments and every quest on offer', () => {
  test('each assessment shows its best score and all attempts', async () => {
    const { assessments } = await student.call('GET /api/assessments', {})
    expect(assessments).toHaveLength(18)
    for (const { id, best, attempts, underWay } of assessments) {
      const scores = expected.scores.get(id) ?? []
      expect({ id, best, attempts, underWay }).toEqual({
        id,
        best: Math.max(...scores),
        attempts: scores.length,
        underWay: false,
      })
    }
  })

  test('the ledger awards what the rules promise, kind by kind, and the total is their sum', async () => {
    const ledger = await wholeLedger()
    const paidFor = (kind: string) =>
      sum(ledger.filter(({ type }) => type === kind).map(({ amount }) => amount))
    const best = [...expected.scores.values()].map((scores) => Math.max(...scores))
    expect(paidFor('assessment_completion')).toBe(sum(best.map(xpForScore)))
    expect(paidFor('daily_checkin')).toBe(10 * expected.checkIns)
    expect(paidFor('streak_bonus')).toBe(10 + 12 + 14)

    const { earned } = await student.call('GET /api/achievements', {})
    expect(paidFor('achievement')).toBe(sum(earned.map(({ xp }) => xp)))
    const quests = await app.services.db
      .selectFrom('xp_activities')
      .select(['subject', 'amount'])
      .where('user_id', '=', student.userId)
      .where('event', '=', 'quest-completed')
      .execute()
    const xpOf = new Map(app.services.content.quests.map(({ id, xp }) => [id, xp]))
    expect(quests.length).toBeGreaterThanOrEqual(alwaysReached.length)
    expect(paidFor('quest_completion')).toBe(
      sum(quests.map(({ subject }) => xpOf.get(subject ?? '') ?? Number.NaN)),
    )
    for (const { amount, subject } of quests) expect(amount).toBe(xpOf.get(subject ?? ''))

    const dashboard = await student.call('GET /api/dashboard', {})
    const xp = sum(ledger.map(({ amount }) => amount))
    expect(dashboard).toMatchObject({ student: { xp, streak: days, completion: 75 } })
    expect(Object.keys(Object.groupBy(ledger, ({ type }) => type)).toSorted()).toEqual([
      'achievement',
      'assessment_completion',
      'daily_checkin',
      'quest_completion',
      'streak_bonus',
    ])
  })

  test('each skill is the sum of its evidence', async () => {
    const ledger = await wholeLedger()
    const { skills } = await student.call('GET /api/skills', {})
    for (const { skill, xp, percent } of skills) {
      const evidence = ledger.filter((row) => row.skill === (skill satisfies Skill))
      expect(xp).toBe(sum(evidence.map(({ amount }) => amount)))
      expect(percent).toBe(Math.min(100, Math.round(xp / 10)))
    }
  })

  test('the quests reached during the week are done, and the others are open without an award', async () => {
    const { done, active } = await student.call('GET /api/quests', {})
    const awards = await app.services.db
      .selectFrom('xp_activities')
      .select('award_key')
      .where('user_id', '=', student.userId)
      .where('type', '=', 'quest_completion')
      .execute()
    const keys = awards.map(({ award_key }) => award_key)
    expect(done.length).toBe(Math.min(maxShownDone, keys.length))
    for (const id of alwaysReached) {
      expect(keys).toContain(`quest:${id}`)
    }
    for (const id of neverStarted) expect(keys).not.toContain(`quest:${id}`)
    for (const { id, progress, target } of active) {
      expect(progress).toBeLessThan(target)
      expect(keys).not.toContain(`quest:${id}`)
    }
  })

  test('the path shows its assessment as done', async () => {
    const { path } = await student.call('GET /api/paths/mine', {})
    const step = path?.steps.find(({ evidence }) => evidence.kind === 'assessment')
    const best = Math.max(...(expected.scores.get('programming') ?? []))
    expect(step?.state === 'done').toBe(best >= 80)
    expect(step?.evidence).toMatchObject({ best })
  })
})
