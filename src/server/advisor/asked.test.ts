import { beforeAll, describe, expect, test } from 'vitest'
import { advisorChat } from '../testing/advisor-chat.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { countQuestions } from './jobs.ts'

let app: TestApp
let chat: ReturnType<typeof advisorChat>

beforeAll(async () => {
  app = await startApp()
  chat = advisorChat(app, '')
})

async function ask(student: Visitor, text: string): Promise<string> {
  const { replyId } = await chat.askAndWait(student, text)
  return replyId
}

describe('a verdict', () => {
  test('is kept with the reply, can be changed and taken back', async () => {
    const student = await app.person()
    const { conversationId, replyId } = await chat.askAndWait(student, 'How do I get a TRN?')
    const key = 'PUT /api/advisor/replies/:id/verdict'
    const shown = async () => (await chat.turnsOf(student, conversationId))[0]?.reply.verdict
    expect(await shown()).toBeNull()
    expect(await student.call(key, { id: replyId, verdict: 'good' })).toEqual({ choices: [] })
    expect(await shown()).toBe('good')
    await student.call(key, { id: replyId, verdict: null })
    expect(await shown()).toBeNull()
  })

  test('of a miss offers the nearest questions that have an answer, without the one that missed', async () => {
    const student = await app.person()
    const { replyId, conversationId } = await chat.askAndWait(student, 'How do I get a TRN?')
    const [turn] = await chat.turnsOf(student, conversationId)
    const { choices } = await student.call('PUT /api/advisor/replies/:id/verdict', {
      id: replyId,
      verdict: 'other-question',
    })
    expect(choices.length).toBeGreaterThan(0)
    expect(choices.length).toBeLessThanOrEqual(3)
    const missedTitle = app.services.content.answers.find(
      ({ id }) => id === turn?.reply.answeredBy?.id,
    )?.title
    expect(choices.map(({ label }) => label)).not.toContain(missedTitle)
  })

  test('is gone when the reply is written again, and impossible for the help card', async () => {
    const student = await app.person()
    const { replyId, conversationId } = await chat.askAndWait(student, 'How do I get a TRN?')
    await student.call('PUT /api/advisor/replies/:id/verdict', { id: replyId, verdict: 'bad' })
    await student.call('POST /api/advisor/replies/:id/again', { id: replyId })
    await chat.write(student, replyId)
    expect((await chat.turnsOf(student, conversationId))[0]?.reply.verdict).toBeNull()

    const help = await student.call('POST /api/advisor/messages', { text: 'mi waan dead' })
    const input = { id: help.replyId ?? '', verdict: 'good' as const }
    expect((await student.refused('PUT /api/advisor/replies/:id/verdict', input)).status).toBe(409)
  })

  test('is in the export of the person', async () => {
    const student = await app.person()
    const replyId = await ask(student, 'How do I get a TRN?')
    await student.call('PUT /api/advisor/replies/:id/verdict', { id: replyId, verdict: 'good' })
    const rows = await app.services.db
      .selectFrom('advisor_turns')
      .select('verdict')
      .where('user_id', '=', student.userId)
      .execute()
    expect(rows).toEqual([{ verdict: 'good' }])
  })
})

describe('what people ask', () => {
  test('is counted for staff without a name, a number or a word of fewer than three people', async () => {
    await app.services.db.updateTable('advisor_turns').set({ verdict: null }).execute()
    const people = await Promise.all([1, 2, 3].map(() => app.person()))
    const secrets = ['Shanique Canary', '876-555-0144', 'canary@example.com', 'zumbaqueen']
    for (const [index, student] of people.entries()) {
      const replyId = await ask(
        student,
        `my name is ${secrets[0]}, ${secrets[1]}, ${secrets[2]}: how to get a passport ${secrets[3]}${index}`,
      )
      await student.call('PUT /api/advisor/replies/:id/verdict', { id: replyId, verdict: 'bad' })
    }
    const alone = await app.person()
    const replyId = await ask(alone, 'can mi get a licence fi drive tractor')
    await alone.call('PUT /api/advisor/replies/:id/verdict', { id: replyId, verdict: 'bad' })
    const sad = await Promise.all([1, 2, 3].map(() => app.person()))
    for (const student of sad) {
      const sadId = await ask(student, 'i feel so sad and alone, even the passport office')
      await student.call('PUT /api/advisor/replies/:id/verdict', { id: sadId, verdict: 'bad' })
    }

    await countQuestions(app.services)
    const staff = await app.staff()
    const desk = await staff.call('GET /api/staff/guide', {})
    expect(desk.gaps).toMatchObject([{ people: 3, disliked: 3, weeks: [0, 0, 0, 3] }])
    expect(desk.gaps[0]?.words).toContain('passport')
    expect(desk.counted).toMatchObject({ missed: 4, ungrouped: 1 })
    const text = JSON.stringify(desk).toLowerCase()
    for (const secret of [...secrets, 'shanique', '0144', 'tractor', 'sad', 'alone'])
      expect(text).not.toContain(secret.toLowerCase())
  })

  test('forgets the questions of somebody who deleted the conversation', async () => {
    const { gaps } = await deskAfterCount()
    expect(gaps).toHaveLength(1)
    await app.services.db.deleteFrom('advisor_turns').where('verdict', '=', 'bad').execute()
    expect(await deskAfterCount()).toMatchObject({ gaps: [], counted: { missed: 0 } })
  })

  async function deskAfterCount() {
    await countQuestions(app.services)
    return (await app.staff()).call('GET /api/staff/guide', {})
  }
})

test('what readers say about an answer is shown from three people on', async () => {
  const answered = async (verdict: 'good' | 'bad') => {
    const student = await app.person()
    const replyId = await ask(student, 'How do I get a TRN?')
    await student.call('PUT /api/advisor/replies/:id/verdict', { id: replyId, verdict })
  }
  const staff = await app.staff()
  await app.services.db.updateTable('advisor_turns').set({ verdict: null }).execute()
  await answered('good')
  await answered('good')
  await countQuestions(app.services)
  expect((await staff.call('GET /api/staff/guide', {})).answers).toEqual([])
  await answered('bad')
  await countQuestions(app.services)
  expect((await staff.call('GET /api/staff/guide', {})).answers).toMatchObject([
    { people: 3, good: 2, bad: 1, otherQuestion: 0 },
  ])
})

test('a question back counts when none of its choices was taken', async () => {
  const student = await app.person()
  const { conversationId, replyId } = await chat.askAndWait(student, 'How do I get a TRN?')
  await app.services.db.updateTable('advisor_turns').set({ verdict: null }).execute()
  await app.services.db
    .updateTable('advisor_turns')
    .set({ answered_kind: 'choice', choices: JSON.stringify([{ label: 'A', ask: 'And NIS?' }]) })
    .where('id', '=', replyId)
    .execute()
  const missed = async () => {
    await countQuestions(app.services)
    const staff = await app.staff()
    return (await staff.call('GET /api/staff/guide', {})).counted?.missed
  }
  const open = await missed()
  chat.later()
  await chat.askAndWait(student, 'And NIS?', conversationId)
  expect(await missed()).toBe(open)
  await app.services.db
    .updateTable('advisor_turns')
    .set({ asked: 'Something else about the NIS' })
    .where('asked', '=', 'And NIS?')
    .execute()
  expect(await missed()).toBe((open ?? 0) + 1)
})
