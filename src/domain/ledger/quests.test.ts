import { numberedUserId } from '#domain/people/numbered-user-id.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayFrom, dayOf, daysAfter, startOfDay, weekOf } from '#domain/day.ts'
import { inWindow, questOffer, questSchema, windowOf, type Cadence } from './quests.ts'

const sunday = dayFrom('2026-11-22')
const quest = (id: string, cadence: Cadence) =>
  questSchema.parse({
    id,
    title: id,
    description: 'Do it.',
    why: 'It helps.',
    cadence,
    xp: 20,
    skill: null,
    goal: { event: 'content-completed', target: 1 },
  })
const quests = [
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => quest(`day-${id}`, 'daily')),
  ...['a', 'b', 'c', 'd', 'e'].map((id) => quest(`week-${id}`, 'weekly')),
  ...['a', 'b', 'c', 'd', 'e'].map((id) => quest(`once-${id}`, 'once')),
]
const ids = (student: Partial<Parameters<typeof questOffer>[1]> = {}) =>
  questOffer(quests, { studentId: numberedUserId(0), day: sunday, started: [], ...student }).map(
    ({ id }) => id,
  )
const startedNow = (list: string[]) => list.map((id) => ({ id, startedAt: startOfDay(sunday) }))

describe('the window', () => {
  test('of a daily quest is the whole Jamaican day it was started on', () => {
    const window = windowOf('daily', new Date('2026-11-23T04:59:59Z'))
    expect(window.from.toISOString()).toBe('2026-11-22T05:00:00.000Z')
    expect(window.until?.toISOString()).toBe('2026-11-23T05:00:00.000Z')
  })

  test('of a weekly quest runs from Monday to Monday', () => {
    const window = windowOf('weekly', new Date('2026-11-23T04:59:59Z'))
    expect(window.from.toISOString()).toBe('2026-11-16T05:00:00.000Z')
    expect(window.until?.toISOString()).toBe('2026-11-23T05:00:00.000Z')
    expect(windowOf('weekly', new Date('2026-11-23T05:00:00Z')).from).toEqual(window.until)
  })

  test('of a one-time quest is all time', () => {
    const window = windowOf('once', new Date('2026-11-22T12:00:00Z'))
    expect(inWindow(window, new Date('2020-01-01T00:00:00Z'))).toBe(true)
    expect(window.until).toBeNull()
  })

  test('includes its first instant, and its end belongs to the next window', () => {
    const instants = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, fc.constantFrom('daily', 'weekly'), (instant, cadence) => {
        const window = windowOf(cadence, instant)
        expect(inWindow(window, instant)).toBe(true)
        expect(window.until).not.toBeNull()
        if (window.until === null) return
        expect(inWindow(window, window.until)).toBe(false)
        expect(windowOf(cadence, window.until).from).toEqual(window.until)
        expect(dayOf(daysAfter(window.from, cadence === 'daily' ? 1 : 7))).toBe(dayOf(window.until))
      }),
    )
  })
})

describe('the offer', () => {
  test('is two for the week and three one-time quests; those of the day are assigned', () => {
    const kinds = ids().map((id) => id.split('-')[0])
    expect(kinds).toEqual(['week', 'week', 'once', 'once', 'once'])
  })

  test('never repeats a quest, for any day and student', () => {
    fc.assert(
      fc.property(
        fc.nat().map(numberedUserId),
        fc.integer({ min: 0, max: 400 }),
        (studentId, offset) => {
          const day = addDays(sunday, offset)
          expect(new Set(ids({ studentId, day })).size).toBe(5)
        },
      ),
    )
  })

  test('keeps the two weekly quests all week', () => {
    const week = weekOf(sunday).map((day) => ids({ day }))
    const weekly = week.map((list) => list.filter((id) => id.startsWith('week-')).join())
    expect(new Set(weekly).size).toBe(1)
  })

  test('differs between students', () => {
    const offers = new Set(
      Array.from({ length: 20 }, (_, n) => ids({ studentId: numberedUserId(n) }).join()),
    )
    expect(offers.size).toBeGreaterThan(5)
  })

  test('leaves out quests started this week without replacing them', () => {
    const weekly = ids().slice(0, 2)
    const offer = ids({ started: startedNow(weekly.slice(0, 1)) })
    expect(offer.filter((id) => id.startsWith('week-'))).toEqual(weekly.slice(1))
  })

  test('leaves out what was reached without a start, so that Start never pays', () => {
    const [first = ''] = ids()
    expect(ids({ isReached: ({ id }) => id === first })).not.toContain(first)
    const once = ids({ isReached: ({ id }) => id === 'once-a' }).slice(2)
    expect(once).toEqual(['once-b', 'once-c', 'once-d'])
  })

  test('offers a one-time quest never again', () => {
    const yesterday = daysAfter(startOfDay(sunday), -1)
    const offer = ids({ started: [{ id: 'once-a', startedAt: yesterday }] })
    expect(offer.slice(2)).toEqual(['once-b', 'once-c', 'once-d'])
  })

  test('lists the one-time quests in their authors’ order', () => {
    expect(ids().slice(2)).toEqual(['once-a', 'once-b', 'once-c'])
    expect(ids({ started: startedNow(['once-b']) }).slice(2)).toEqual([
      'once-a',
      'once-c',
      'once-d',
    ])
  })

  test('skips impossible quests and keeps the rest of the choice', () => {
    const [first = '', second = '', third = ''] = ids()
    const offer = ids({ canDo: ({ id }) => id !== second })
    expect(offer).not.toContain(second)
    expect(offer).toHaveLength(5)
    expect(offer).toEqual(expect.arrayContaining([first, third]))
  })
})

test('a quest that needs more days than its window has is refused', () => {
  const days = (cadence: Cadence, target: number) =>
    questSchema.safeParse({
      ...quest('x', cadence),
      goal: { event: 'check-in', count: 'distinct-days', target },
    }).success
  expect([days('daily', 2), days('weekly', 7), days('weekly', 8), days('once', 30)]).toEqual([
    false,
    true,
    false,
    true,
  ])
})

test('a quest away from Upful is offered besides the others, and is never one of the day', () => {
  const away = (id: string, cadence: Cadence) =>
    questSchema.safeParse({
      id,
      title: id,
      description: 'Do it.',
      why: 'It helps.',
      cadence,
      xp: 20,
      skill: null,
      evidence: { ask: 'What did you do?' },
    })
  expect(away('today', 'daily').success).toBe(false)
  const outdoors = ['out-1', 'out-2', 'out-3'].map((id) => away(id, 'once').data ?? expect.fail())
  expect(outdoors[0]?.goal).toMatchObject({ event: 'evidence-given', where: { subject: 'out-1' } })
  const once = [
    ...outdoors,
    ...Array.from({ length: 4 }, (_, index) => quest(`here-${index}`, 'once')),
  ]
  const offer = questOffer(once, { studentId: numberedUserId(0), day: sunday, started: [] })
  expect(offer.map(({ id }) => id)).toEqual(['out-1', 'here-0', 'here-1', 'here-2'])
})
