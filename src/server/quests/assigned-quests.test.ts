import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
const claim = 'POST /api/quests/:id/claim' as const

/** Ten in the morning of a day of December. */
const setDay = (day: number) => app.setTime(new Date(Date.UTC(2026, 11, day, 15)))

beforeAll(async () => {
  app = await startApp()
})

beforeEach(() => setDay(1))

async function today(student: Visitor) {
  return (await student.call('GET /api/quests', {})).today
}

/** A student on the first day on which checking in is one of their quests. */
async function dayWithCheckIn(): Promise<{ student: Visitor; day: number }> {
  setDay(1)
  const student = await app.person()
  for (let day = 1; day < 28; day += 1) {
    setDay(day)
    await student.call('POST /api/day', {})
    if ((await today(student)).some(({ id }) => id === 'show-up')) return { student, day }
  }
  throw new Error('Checking in was never a quest')
}

function paidFor({ userId }: Visitor, questId: string) {
  return app.services.db
    .selectFrom('xp_activities')
    .select(['award_key', 'amount'])
    .where('user_id', '=', userId)
    .where('type', '=', 'quest_completion')
    .where('subject', '=', questId)
    .execute()
}

describe('the quests of the day', () => {
  test('are there after signing up, on the dashboard and on the board, and stay all day', async () => {
    const student = await app.person()
    const quests = await today(student)
    expect(quests).toHaveLength(3)
    expect(quests.every(({ cadence, state }) => cadence === 'daily' && state === 'open')).toBe(true)
    expect(await student.call('GET /api/dashboard', {})).toMatchObject({ student: { quests } })
    expect(await student.call('POST /api/day', {})).toEqual({ kind: 'already-open', streak: 1 })
    expect(await today(student)).toEqual(quests)
    const { active, offered } = await student.call('GET /api/quests', {})
    expect([...active, ...offered].filter(({ cadence }) => cadence === 'daily')).toEqual([])
  })

  test('are new when the next day opens, with whatever opens it', async () => {
    const [reading, checking] = [await app.person(), await app.person()]
    const before = await today(reading)
    setDay(2)
    expect(await today(reading)).toEqual([])
    const opened = await reading.call('POST /api/day', {})
    const after = await today(reading)
    expect(after).toHaveLength(3)
    expect(opened).toMatchObject({
      kind: 'opened',
      streak: 2,
      milestone: false,
      quests: expect.toSatisfy(
        (quests: { id: string }[]) =>
          quests
            .map(({ id }) => id)
            .toSorted()
            .join() ===
          after
            .map(({ id }) => id)
            .toSorted()
            .join(),
      ),
      unclaimed: [],
    })
    expect(after).not.toEqual(before)
    expect(await checking.call('POST /api/check-in', {})).toMatchObject({
      kind: 'checked-in',
      opened: { streak: 2 },
    })
    expect(await today(checking)).toHaveLength(3)
  })

  test('are possible: never a review without questions, nor anything that needs a mentor', async () => {
    const student = await app.person()
    const ids = new Set<string>()
    for (let day = 2; day < 27; day += 1) {
      setDay(day)
      await student.call('POST /api/day', {})
      const quests = await today(student)
      expect(quests).toHaveLength(3)
      for (const { id } of quests) ids.add(id)
    }
    expect(ids).not.toContain('daily-five')
    expect(ids.size).toBeGreaterThan(4)
  })

  test('count by themselves, wait when reached, and are paid by one claim', async () => {
    const { student } = await dayWithCheckIn()
    expect(await student.refused(claim, { id: 'show-up' })).toMatchObject({ code: 'not-possible' })
    await student.call('POST /api/check-in', {})
    const quest = (await today(student)).find(({ id }) => id === 'show-up') ?? expect.fail()
    expect(quest).toMatchObject({ progress: 1, target: 1, state: 'reached' })
    expect(await paidFor(student, 'show-up')).toEqual([])
    expect(await student.call(claim, { id: 'show-up' })).toEqual({
      kind: 'claimed',
      xp: quest.xp,
      leveledUpTo: null,
    })
    expect(await student.call(claim, { id: 'show-up' })).toEqual({ kind: 'already-claimed' })
    expect(await paidFor(student, 'show-up')).toMatchObject([{ amount: quest.xp }])
    expect((await today(student)).find(({ id }) => id === 'show-up')?.state).toBe('claimed')
  })

  test('claimed twenty times at the same moment pay once', async () => {
    const { student } = await dayWithCheckIn()
    await student.call('POST /api/check-in', {})
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => student.call(claim, { id: 'show-up' })),
    )
    expect(answers.filter(({ kind }) => kind === 'claimed')).toHaveLength(1)
    expect(await paidFor(student, 'show-up')).toHaveLength(1)
  })

  test('reached and never claimed are paid when the next day opens, once, however late', async () => {
    const { student, day } = await dayWithCheckIn()
    await student.call('POST /api/check-in', {})
    setDay(day + 4)
    const opened = await Promise.all(
      Array.from({ length: 10 }, () => student.call('POST /api/day', {})),
    )
    const unclaimed = opened.flatMap((answer) => (answer.kind === 'opened' ? answer.unclaimed : []))
    expect(unclaimed).toMatchObject([{ id: 'show-up' }])
    expect(await paidFor(student, 'show-up')).toHaveLength(1)
    expect(await student.refused(claim, { id: 'nothing' })).toMatchObject({ code: 'not-found' })
    const { tables } = await student.call('POST /api/my-data/export', {})
    expect(tables['student_quests']?.every(({ assigned }) => assigned === true)).toBe(true)
  })

  test('opened by fifty requests at the same moment are three', async () => {
    const student = await app.person()
    setDay(2)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => student.call('POST /api/day', {})),
    )
    expect(answers.filter(({ kind }) => kind === 'opened')).toHaveLength(1)
    expect(await today(student)).toHaveLength(3)
  })
})
