import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/day.ts'
import { maxOpenGoals, mentorGoals } from '#domain/mentoring/mentor-goal.ts'
import { linkedPair, titlesOf } from '../testing/link-guardian.ts'
import { mentorWithTimes, plannedSession } from '../testing/mentors.ts'
import { meets } from '../testing/reports.ts'
import { startApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

const app = await startApp()
const start = '2026-11-23T10:00:00-05:00'
app.setTime(start)
const today = dayOf(new Date(start))
const nextWeek = addDays(today, 7)

describe('goals of a student with a mentor', () => {
  test('are set by either side, read by both with who set them, and told to the other', async () => {
    const { student, mentor } = await plannedSession(app)
    await setGoal(student, mentor, 'finish-cv')
    app.setTime('2026-11-23T10:01:00-05:00')
    await setGoal(mentor, student, 'ask-reference')
    const expected = [
      { goal: 'finish-cv', by: nextWeek, state: 'open', setBy: 'student', changedBy: null },
      { goal: 'ask-reference', by: nextWeek, state: 'open', setBy: 'mentor', changedBy: null },
    ]
    expect(await goalsBetween(student, mentor)).toMatchObject(expected)
    expect(await goalsBetween(mentor, student)).toMatchObject(expected)
    expect(await titlesOf(student)).toContain(`${first(mentor)} set a goal for the two of you`)
    expect(await titlesOf(mentor)).toContain(`${first(student)} set a goal for the two of you`)

    const id = (await goalsBetween(student, mentor))[0]?.id ?? ''
    await changeState(mentor, student, id, 'done')
    await changeState(mentor, student, id, 'done')
    expect((await goalsBetween(student, mentor))[1]).toMatchObject({
      goal: 'finish-cv',
      state: 'done',
      setBy: 'student',
      changedBy: 'mentor',
    })
    const reached = (await titlesOf(student)).filter((title) => title === 'A goal is reached')
    expect(reached).toHaveLength(1)
    app.setTime(start)
  })

  test('can be moved to another day, and removed and put back within a day', async () => {
    const { student, mentor } = await plannedSession(app)
    await setGoal(student, mentor, 'plan-week')
    const id = (await goalsBetween(student, mentor))[0]?.id ?? ''
    const by = addDays(today, 14)
    await mentor.call('POST /api/mentorships/:id/goals/:goalId/move', {
      id: student.userId,
      goalId: id,
      by,
    })
    expect(await goalsBetween(student, mentor)).toMatchObject([{ by, changedBy: 'mentor' }])
    await changeState(student, mentor, id, 'removed')
    expect(await goalsBetween(mentor, student)).toMatchObject([
      { state: 'removed', changedBy: 'student' },
    ])
    await changeState(student, mentor, id, 'open')
    expect(await goalsBetween(mentor, student)).toMatchObject([{ state: 'open' }])

    await changeState(student, mentor, id, 'removed')
    app.setTime('2026-11-24T10:00:01-05:00')
    await student.signIn()
    expect(await goalsBetween(student, mentor)).toEqual([])
    await expect(changeState(student, mentor, id, 'open')).rejects.toThrow('Goal not found')
    app.setTime(start)
  })

  test('have a day within a year, are open once each, and are not too many', async () => {
    const { student, mentor } = await plannedSession(app)
    await expect(setGoal(student, mentor, 'finish-cv', addDays(today, -1))).rejects.toThrow(
      'Choose today or a later day.',
    )
    await expect(setGoal(student, mentor, 'finish-cv', 'soon')).rejects.toThrow(
      'Enter a real date.',
    )
    const both = await Promise.allSettled([
      setGoal(student, mentor, 'finish-cv'),
      setGoal(mentor, student, 'finish-cv'),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const others = mentorGoals.filter((goal) => goal !== 'finish-cv')
    for (const goal of others.slice(0, maxOpenGoals - 1)) await setGoal(student, mentor, goal)
    await expect(setGoal(mentor, student, others[maxOpenGoals] ?? 'count-costs')).rejects.toThrow(
      `You have ${maxOpenGoals} open goals together`,
    )
  })

  test('are read by a guardian of a minor only, and by nobody else after the mentorship', async () => {
    const { student, guardian } = await linkedPair(app)
    const mentor = await mentorWithTimes(app)
    await meets(app, student, mentor)
    await setGoal(mentor, student, 'know-job')
    const { mentors } = await guardian.call('GET /api/guardian/students/:id', {
      id: student.userId,
    })
    expect(mentors[0]?.goals).toMatchObject([{ goal: 'know-job', setBy: 'mentor' }])

    await student.call('POST /api/mentors/:id/end', { id: mentor.userId })
    await expect(goalsBetween(mentor, student)).rejects.toThrow('answered 404')
    await expect(setGoal(mentor, student, 'plan-week')).rejects.toThrow('answered 404')
  })
})

function first({ name }: Visitor): string {
  return name.split(' ')[0] ?? ''
}

function setGoal(
  caller: Visitor,
  other: Visitor,
  goal: (typeof mentorGoals)[number],
  by: string = nextWeek,
) {
  return caller.call('POST /api/mentorships/:id/goals', { id: other.userId, goal, by })
}

function changeState(
  caller: Visitor,
  other: Visitor,
  goalId: string,
  state: 'open' | 'done' | 'removed',
) {
  return caller.call('POST /api/mentorships/:id/goals/:goalId/state', {
    id: other.userId,
    goalId,
    state,
  })
}

async function goalsBetween(caller: Visitor, other: Visitor) {
  return (await caller.call('GET /api/mentorships/:id/goals', { id: other.userId })).goals
}
