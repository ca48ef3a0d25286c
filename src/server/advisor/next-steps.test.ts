import { beforeAll, expect, test } from 'vitest'
import { advisorChat } from '../testing/advisor-chat.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp
let chat: ReturnType<typeof advisorChat>

beforeAll(async () => {
  app = await startApp()
  chat = advisorChat(app, '')
})

test('a task of the checklist can be ticked from the answer, and opens at the task', async () => {
  const student = await app.person()
  const { conversationId } = await chat.askAndWait(student, 'How do I get a TRN?')
  const card = async () =>
    (await chat.turnsOf(student, conversationId))[0]?.reply.cards.find(
      ({ kind }) => kind === 'readiness',
    )
  expect(await card()).toMatchObject({ id: 'trn', action: 'tick', href: '/readiness?task=trn' })
  await student.call('POST /api/readiness/:id/done', { id: 'trn' })
  expect(await card()).toMatchObject({ action: null, line: 'Done on your checklist' })
})

test('a path can be followed from the answer by a student who follows none', async () => {
  const student = await app.person()
  const { conversationId } = await chat.askAndWait(student, 'Which career path fits my skills?')
  const cards = async () =>
    (await chat.turnsOf(student, conversationId))[0]?.reply.cards.filter(
      ({ kind }) => kind === 'path',
    ) ?? []
  const [first, second] = await cards()
  expect([first?.action, second?.action]).toEqual(['follow', 'follow'])
  await student.call('POST /api/paths/:id/choose', { id: first?.id ?? '' })
  const after = await cards()
  expect(after.map(({ action }) => action)).not.toContain('follow')
  expect(after[0]?.line).toBe('You follow this path')
})

test('a guardian who asks gets no cards that only a student can use', async () => {
  const guardian = await app.person('guardian')
  const reply = await chat.answerTo(guardian, 'How do I get a TRN?')
  expect(reply.cards.filter(({ kind }) => kind === 'readiness')).toEqual([])
})
