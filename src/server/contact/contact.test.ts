import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { helpHeader } from '#contract/crisis-header.ts'
import { titlesOf } from '../testing/link-guardian.ts'
import { later } from '../testing/later.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Output } from '../testing/visitor.ts'

let app: TestApp
const reason = 'Looked at what they wrote'

beforeAll(async () => {
  app = await startApp({ SUPPORT_EMAIL: 'help@upful.example' })
})

function address() {
  return `${crypto.randomUUID()}@example.com`
}

async function messageOf(email: string) {
  const staff = await app.staff()
  const { messages } = await staff.call('GET /api/staff/messages', {})
  return { staff, message: messages.find((message) => message.email === email) }
}

test('anyone can write, including suspended people, and staff see the message', async () => {
  const suspended = await app.person('mentor')
  const staff = await app.staff()
  await staff.call('POST /api/staff/people/:id/suspend', { id: suspended.userId, reason })
  const email = address()
  await suspended.call('POST /api/contact', { email, topic: 'account', text: 'Why am I out?' })
  expect((await messageOf(email)).message).toMatchObject({
    topic: 'account',
    words: 'Why am I out?',
    urgent: false,
  })
  expect(await app.visitor().call('GET /api/contact', {})).toEqual({ email: 'help@upful.example' })
})

test('a message rings the bell of staff once an hour, and at once when somebody may be in danger', async () => {
  const staff = await app.staff()
  const send = (text: string, email = address()) =>
    app.visitor().call('POST /api/contact', { email, topic: 'account', text })
  const titles = async () => (await titlesOf(staff)).toSorted()
  app.setTime(new Date('2026-12-03T15:05:00Z'))
  await send('Why am I out?')
  await send('And when can I come back?')
  expect(await titles()).toEqual(['Somebody wrote to us'])
  await send('mi waan dead')
  expect(await titles()).toEqual(['Somebody wrote to us', urgent])
  const email = address()
  await send('One message, sent twice.', email)
  await send('One message, sent twice.', email)
  const { messages } = await staff.call('GET /api/staff/messages', {})
  expect(messages.filter((message) => message.email === email)).toHaveLength(1)
})

const urgent = 'Urgent report: somebody may be in danger'

test('a program that fills in the invisible field is thanked, and its message is dropped', async () => {
  const email = address()
  const spam = {
    email,
    topic: 'other',
    text: 'Buy followers.',
    homepage: 'http://x.example',
  } as const
  await app.visitor().call('POST /api/contact', spam)
  expect((await messageOf(email)).message).toBeUndefined()
})

test('an answer is sent as a letter once, and the staff log contains neither the text nor the address', async () => {
  const email = address()
  await app
    .visitor()
    .call('POST /api/contact', { email, topic: 'privacy', text: 'What do you keep?' })
  const { staff, message } = await messageOf(email)
  const id = message?.id ?? ''
  const answer = { id, reason, answer: 'Only what the privacy page says.' }
  await staff.call('POST /api/staff/messages/:id/answer', answer)
  expect((await staff.ask('POST /api/staff/messages/:id/answer', answer)).status).toBe(409)
  expect((await staff.ask('POST /api/staff/messages/:id/close', { id, reason })).status).toBe(409)
  expect((await messageOf(email)).message).toBeUndefined()
  await app.runJobs()
  const letters = app.letters().filter((letter) => letter.includes(email))
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain('Only what the privacy page says.')
  const logged = await app.services.db
    .selectFrom('staff_actions')
    .selectAll()
    .where('subject_id', '=', id)
    .execute()
  expect(logged).toHaveLength(1)
  expect(JSON.stringify(logged)).not.toContain(email)
  expect(JSON.stringify(logged)).not.toContain('privacy page')
})

test('answered messages are listed with the person who answered, newest first, page by page', async () => {
  const staff = await app.staff()
  const answeredMessages = async (
    after?: string,
  ): Promise<Output<'GET /api/staff/messages/answered'>['messages']> => {
    const { messages, next } = await staff.call('GET /api/staff/messages/answered', { after })
    return next === null ? messages : [...messages, ...(await answeredMessages(next))]
  }
  const [first, second, closed] = [address(), address(), address()]
  for (const email of [first, second, closed]) {
    await app.visitor().call('POST /api/contact', { email, topic: 'other', text: `From ${email}` })
  }
  const idOf = async (email: string) => (await messageOf(email)).message?.id ?? ''
  const answer = 'We have looked at it.'
  const [sentAt, id] = [app.services.now(), await idOf(first)]
  await staff.call('POST /api/staff/messages/:id/close', { id: await idOf(closed), reason })
  await later(app, 60_000, async () =>
    staff.call('POST /api/staff/messages/:id/answer', { id: await idOf(second), reason, answer }),
  )
  const answeredAt = await later(app, 30_000, async () => {
    await staff.call('POST /api/staff/messages/:id/answer', { id, reason, answer })
    return app.services.now().toISOString()
  })
  await sql`insert into contact_messages (email, topic, words, urgent, sent_at, state, answer, ended_at)
    select 'older.' || n || '@example.com', 'other', 'Hello', false, ${sentAt}::timestamptz, 'answered',
      'Hello', ${sentAt}::timestamptz - n * interval '1 hour' from generate_series(1, 60) n`.execute(
    app.services.db,
  )
  const messages = await answeredMessages()
  expect(messages.slice(0, 2).map(({ email }) => email)).toEqual([second, first])
  expect(messages[1]).toEqual({
    id,
    email: first,
    topic: 'other',
    words: `From ${first}`,
    urgent: false,
    at: sentAt.toISOString(),
    about: null,
    answer,
    answeredAt,
    answeredBy: staff.name,
  })
  expect(messages.map(({ email }) => email)).not.toContain(closed)
  expect(new Set(messages.map((message) => message.id)).size).toBe(messages.length)
  expect(messages.filter(({ email }) => email.startsWith('older.'))).toHaveLength(60)
})

test('a message with crisis words is listed first, and its sender gets the helplines', async () => {
  const [calm, crying] = [address(), address()]
  await app.visitor().call('POST /api/contact', { email: calm, topic: 'other', text: 'Hello' })
  const { headers } = await app
    .visitor()
    .ask('POST /api/contact', { email: crying, topic: 'other', text: 'I want to die' })
  expect(headers[helpHeader]).toBe('suicide')
  const { staff, message } = await messageOf(crying)
  expect(message?.urgent).toBe(true)
  const { messages } = await staff.call('GET /api/staff/messages', {})
  const order = messages.map(({ email }) => email)
  expect(order.indexOf(crying)).toBeLessThan(order.indexOf(calm))
})

test('a sixth message from one address is refused, and so is one without text or a valid address', async () => {
  const email = address()
  const message = { email, topic: 'other', text: 'Hello?' } as const
  for (let count = 0; count < 5; count += 1) await app.visitor().call('POST /api/contact', message)
  expect((await app.visitor().ask('POST /api/contact', message)).status).toBe(429)
  const blank = { ...message, email: address(), text: ' \u200b ' }
  expect((await app.visitor().ask('POST /api/contact', blank)).status).toBe(400)
  expect(
    (await app.visitor().ask('POST /api/contact', { ...message, email: 'nobody' })).status,
  ).toBe(400)
})

test('a message is deleted 90 days after it was closed, with the next one that comes', async () => {
  const [closed, open] = [address(), address()]
  for (const email of [closed, open])
    await app.visitor().call('POST /api/contact', { email, topic: 'other', text: 'Hello' })
  const { staff, message } = await messageOf(closed)
  await staff.call('POST /api/staff/messages/:id/close', { id: message?.id ?? '', reason })
  const kept = async (days: number) => {
    await later(app, days * 24 * 60 * 60_000, () =>
      app.visitor().call('POST /api/contact', { email: address(), topic: 'other', text: 'Next' }),
    )
    const rows = await app.services.db.selectFrom('contact_messages').select('email').execute()
    return rows.map(({ email }) => email)
  }
  expect(await kept(89)).toContain(closed)
  const afterwards = await kept(91)
  expect(afterwards).not.toContain(closed)
  expect(afterwards).toContain(open)
})
